import { REASON_FACTS, REJECTION_REASONS } from '../../../contract/registration/rejectionReasons';

/** Returns the message that applicants receive for each reason, in Indonesian. */
export const reasonMessages = () =>
  Object.fromEntries(REJECTION_REASONS.map(code => [code, REASON_FACTS[code].message])) as Record<
    (typeof REJECTION_REASONS)[number],
    string
  >;
