import { choice } from '../core/choice';
import { namesOf } from '../core/namesOf';
import type { Slug } from '../rights/permissions';
import { REGISTRATION_STATUSES, type RegistrationStatus } from './registration';

/** The state machine of a registration: the statuses that may follow each status. */
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

/** Decisions of staff; the last two are recorded on behalf of an applicant who calls. */
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
  /** One of them is enough. */
  rights: readonly Slug[];
  /** Needs a reason from the list. */
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

/** The status after a decision; null where the decision is illegal. */
export const statusAfter = (status: RegistrationStatus, taken: Decision): RegistrationStatus | null =>
  STEPS[taken].from.includes(status) ? STEPS[taken].to : null;

/** The decisions that are legal in a status. */
export const decisionsIn = (status: RegistrationStatus): readonly Decision[] =>
  DECISIONS.filter(taken => statusAfter(status, taken) !== null);

/** Statuses in which documents are being checked. */
export const isChecked = (status: RegistrationStatus): boolean => checked.includes(status);

/** Statuses in which the applicant waits for staff. */
export const awaitsStaff = (status: RegistrationStatus): boolean => status === 'submitted' || isChecked(status);

/** Statuses in which data and documents may still be corrected. */
export const mayBeChanged = (status: RegistrationStatus): boolean =>
  (NEXT_STATUSES[status]?.length ?? 0) > 0 && status !== 'approved';

/** Days that an applicant has to continue with a draft or a correction before it expires. */
export const APPLICANT_DAYS = 30;

/** Statuses in which staff wait for the applicant, and which expire. */
export const EXPIRING_STATUSES: readonly RegistrationStatus[] = REGISTRATION_STATUSES.filter(status =>
  NEXT_STATUSES[status].includes('expired'),
);

/** When a registration expires, given when it came to its status (ISO 8601); null where it does not. */
export const registrationExpiresAt = ({
  status,
  status_since,
}: {
  status: RegistrationStatus;
  status_since: string;
}): Date | null =>
  EXPIRING_STATUSES.includes(status) ? new Date(Date.parse(status_since) + APPLICANT_DAYS * 86_400_000) : null;
