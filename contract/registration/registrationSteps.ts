import { choice } from '../core/choice';
import { namesOf } from '../core/namesOf';
import type { Slug } from '../rights/permissions';
import { REGISTRATION_STATUSES, type RegistrationStatus } from './registration';

/** The state machine of a registration: statuses that may follow each status. */
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

/** Decisions by staff; the last two are recorded on behalf of an applicant who calls. */
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
  /** Any one of them suffices. */
  rights: readonly Slug[];
  /** Requires a reason from the list. */
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

/** Returns the status after a decision; null if the decision is illegal. */
export const statusAfter = (status: RegistrationStatus, taken: Decision): RegistrationStatus | null =>
  STEPS[taken].from.includes(status) ? STEPS[taken].to : null;

/** Returns the decisions that are legal in a status. */
export const decisionsIn = (status: RegistrationStatus): readonly Decision[] =>
  DECISIONS.filter(taken => statusAfter(status, taken) !== null);

/** Whether documents are being checked in a status. */
export const isChecked = (status: RegistrationStatus): boolean => checked.includes(status);

/** Whether the applicant is waiting for staff in a status. */
export const awaitsStaff = (status: RegistrationStatus): boolean => status === 'submitted' || isChecked(status);

/** Whether data and documents can still be corrected in a status. */
export const mayBeChanged = (status: RegistrationStatus): boolean =>
  (NEXT_STATUSES[status]?.length ?? 0) > 0 && status !== 'approved';

/** Days an applicant has to complete a draft or a correction before it expires. */
export const APPLICANT_DAYS = 30;

/** Statuses in which staff wait for the applicant and which can expire. */
export const EXPIRING_STATUSES: readonly RegistrationStatus[] = REGISTRATION_STATUSES.filter(status =>
  NEXT_STATUSES[status].includes('expired'),
);

/** Returns when a registration expires, given since when it has its status (ISO 8601); null if it does not expire, or that is unknown. */
export const registrationExpiresAt = ({
  status,
  status_since,
}: {
  status: RegistrationStatus;
  status_since: string | null;
}): Date | null =>
  status_since && EXPIRING_STATUSES.includes(status)
    ? new Date(Date.parse(status_since) + APPLICANT_DAYS * 86_400_000)
    : null;
