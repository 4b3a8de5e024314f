import type { RegistrationStatus } from '../../../../contract/registration/registration';
import type { SeededRandom } from '../../../seed/SeededRandom';

interface Turn {
  to: RegistrationStatus;
  /** Who takes the step; `server` if it is automatic. */
  by: 'applicant' | 'staff' | 'server';
}

const sent: Turn = { to: 'submitted', by: 'applicant' };
const looked: Turn = { to: 'document_review', by: 'staff' };
const sentBack: Turn = { to: 'revision_requested', by: 'staff' };
const visited: Turn = { to: 'field_verification', by: 'staff' };
const ready: Turn = { to: 'awaiting_approval', by: 'staff' };
const accepted: readonly Turn[] = [
  { to: 'approved', by: 'staff' },
  { to: 'activated', by: 'staff' },
];

/**
 * Returns the steps that lead a registration to a status, sometimes with a correction on the way.
 *
 * @param visit whether its type requires a visit
 */
export function registrationStory(status: RegistrationStatus, visit: boolean, random: SeededRandom): readonly Turn[] {
  const opening = random.chance(0.25) ? [sent, looked, sentBack, sent, looked] : [sent, looked];
  const checked = visit ? [...opening, visited, ready] : [...opening, ready];
  switch (status) {
    case 'draft':
      return [{ to: 'draft', by: 'applicant' }];
    case 'submitted':
      return random.chance(0.15) ? [sent, looked, sentBack, sent] : [sent];
    case 'document_review':
      return opening;
    case 'revision_requested':
      return [sent, looked, sentBack];
    case 'field_verification':
      return [...opening, visited];
    case 'awaiting_approval':
      return checked;
    case 'approved':
    case 'activated':
      return [...checked, ...accepted];
    case 'rejected':
      return [...opening, { to: 'rejected', by: 'staff' }];
    case 'withdrawn':
      return [sent, { to: 'withdrawn', by: 'applicant' }];
    case 'expired':
      return [
        { to: 'draft', by: 'applicant' },
        { to: 'expired', by: 'server' },
      ];
  }
}
