import { namesOf } from '../core/namesOf';
import { REGISTRATION_STATUSES, type RegistrationStatus } from './registration';

/** Groups of statuses by which staff work through registrations: those awaiting a decision, then by stage. */
export const REGISTRATION_GROUP_LABELS = {
  waiting: 'Perlu diputuskan',
  submitted: 'Diajukan',
  documents: 'Dokumen',
  field: 'Lapangan',
  approval: 'Persetujuan',
  applicant: 'Di pemohon',
  accepted: 'Disetujui',
  ended: 'Berakhir',
} as const;
export type RegistrationGroup = keyof typeof REGISTRATION_GROUP_LABELS;
export const REGISTRATION_GROUPS = namesOf(REGISTRATION_GROUP_LABELS);

/** The statuses of each group. */
export const REGISTRATION_GROUP_STATUSES: Readonly<Record<RegistrationGroup, readonly RegistrationStatus[]>> = {
  waiting: ['submitted', 'document_review', 'field_verification', 'awaiting_approval'],
  submitted: ['submitted'],
  documents: ['document_review'],
  field: ['field_verification'],
  approval: ['awaiting_approval'],
  applicant: ['draft', 'revision_requested'],
  accepted: ['approved', 'activated'],
  ended: ['rejected', 'withdrawn', 'expired'],
};

const isGroup = (name: string): name is RegistrationGroup => Object.hasOwn(REGISTRATION_GROUP_STATUSES, name);

/** Returns the statuses offered in the list of a group; all without a group, or for an unknown name from a URL. */
export const statusesOfGroup = (group: string | undefined): readonly RegistrationStatus[] =>
  group !== undefined && isGroup(group) ? REGISTRATION_GROUP_STATUSES[group] : REGISTRATION_STATUSES;

/** Whether a group contains registrations that await a decision of staff; in the others nothing is due. */
export const mayWait = (group: string | undefined): boolean =>
  statusesOfGroup(group).some(status => REGISTRATION_GROUP_STATUSES.waiting.includes(status));
