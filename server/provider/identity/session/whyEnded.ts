import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { sessionEndErrors } from '../../../../contract/core/errors';
import type { EndReason } from './endSessions';

/** Reasons that the person does not know of, or not on this device. */
const reasons: { [Reason in EndReason]?: () => ErrorMessage } = {
  account_disabled: sessionEndErrors.accountDisabled,
  account_deleted: sessionEndErrors.accountDeleted,
  password_changed: sessionEndErrors.passwordChanged,
  second_factor_on: sessionEndErrors.secondFactorChanged,
  second_factor_ended: sessionEndErrors.secondFactorChanged,
  ended_by_admin: sessionEndErrors.endedByAdmin,
  ended_by_person: sessionEndErrors.endedElsewhere,
};

/** Says why a session was ended; undefined if it simply expired. Only for whoever holds its refresh token. */
export const whyEnded = (reason: string | null): ErrorMessage | undefined => reasons[reason as EndReason]?.();
