import { choice, namesOf } from '../core/choice';
import type { Slug } from '../rights/permissions';
import { REGISTRATION_STATUSES, type RegistrationStatus } from './registration';

/** The state machine of a registration: where each state may lead. */
export const NEXT_STATUSES: Readonly<Record<RegistrationStatus, readonly RegistrationStatus[]>> = {
  draft: ['submitted', 'withdrawn', 'expired'],
  submitted: ['document_review', 'withdrawn'],
  document_review: ['revision_requested', 'field_verification', 'awaiting_approval', 'rejected'],
  revision_requested: ['submitted', 'withdrawn', 'expired'],
  field_verification: ['awaiting_approval', 'revision_requested', 'rejected'],
  awaiting_approval: ['approved', 'rejected', 'revision_requested'],
  approved: ['activated'],
  activated: [],
  rejected: [],
  withdrawn: [],
  expired: [],
};

/** What staff do with a registration; the last two they note down for an applicant who calls. */
export const DECISION_LABELS = {
  start_review: 'Mulai Periksa',
  request_field_verification: 'Verifikasi Lapangan',
  submit_for_approval: 'Ajukan Persetujuan',
  request_revision: 'Minta Perbaikan',
  reject: 'Tolak',
  approve: 'Setujui',
  submit: 'Catat Pengajuan',
  withdraw: 'Catat Penarikan',
} as const;
export type Decision = keyof typeof DECISION_LABELS;
export const DECISIONS = namesOf(DECISION_LABELS);
export const decision = choice(DECISION_LABELS);

interface Step {
  from: readonly RegistrationStatus[];
  to: RegistrationStatus;
  /** Whoever holds one of them may take it. */
  rights: readonly Slug[];
  /** A reason of the list is needed. */
  reason?: true;
}

const either: readonly Slug[] = ['can_update_registrasi_merchant', 'can_approve_registrasi_merchant'];
const approver: readonly Slug[] = ['can_approve_registrasi_merchant'];
const checked: readonly RegistrationStatus[] = ['document_review', 'field_verification', 'awaiting_approval'];

export const STEPS: Readonly<Record<Decision, Step>> = {
  start_review: { from: ['submitted'], to: 'document_review', rights: either },
  request_field_verification: { from: ['document_review'], to: 'field_verification', rights: either },
  submit_for_approval: { from: ['document_review', 'field_verification'], to: 'awaiting_approval', rights: either },
  request_revision: { from: checked, to: 'revision_requested', rights: either, reason: true },
  reject: { from: checked, to: 'rejected', rights: approver, reason: true },
  approve: { from: ['awaiting_approval'], to: 'approved', rights: approver },
  submit: { from: ['draft', 'revision_requested'], to: 'submitted', rights: either },
  withdraw: { from: ['draft', 'submitted', 'revision_requested'], to: 'withdrawn', rights: either },
};

/** Where a decision leads from a state; null where it is illegal there. */
export const statusAfter = (status: RegistrationStatus, taken: Decision): RegistrationStatus | null =>
  STEPS[taken].from.includes(status) ? STEPS[taken].to : null;

/** The decisions that are legal in a state. */
export const decisionsIn = (status: RegistrationStatus): readonly Decision[] =>
  DECISIONS.filter(taken => statusAfter(status, taken) !== null);

/** States in which the papers are looked at, so that their checks may change. */
export const isChecked = (status: RegistrationStatus): boolean => checked.includes(status);

/** States in which the applicant waits for staff: only these grow old. */
export const awaitsStaff = (status: RegistrationStatus): boolean => status === 'submitted' || isChecked(status);

/** States in which wrong data and papers may still be put right: nothing was decided for good. */
export const mayBeChanged = (status: RegistrationStatus): boolean =>
  NEXT_STATUSES[status].length > 0 && status !== 'approved';

/** Days that an applicant has to go on with a draft or a correction, from when it came to that state; then it expires. */
export const APPLICANT_DAYS = 30;

/** States in which staff wait for the applicant, and which end by themselves. */
export const EXPIRING_STATUSES: readonly RegistrationStatus[] = REGISTRATION_STATUSES.filter(status =>
  NEXT_STATUSES[status].includes('expired'),
);

/** When a registration expires that came to its state at an instant (ISO 8601); null where its state does not end by itself. */
export const registrationExpiresAt = ({
  status,
  status_since,
}: {
  status: RegistrationStatus;
  status_since: string;
}): Date | null =>
  EXPIRING_STATUSES.includes(status) ? new Date(Date.parse(status_since) + APPLICANT_DAYS * 86_400_000) : null;
