import { z } from 'zod';
import { areaQuery } from '../area/areaQuery';
import { endpoint } from '../core/endpoint';
import { day, id, version } from '../core/fields';
import { listQuery, repeated } from '../core/query';
import { DOCUMENT_LIMITS } from '../file';
import { crudApi } from '../record/crudApi';
import { schemaRecord } from '../record/schemaRecord';
import { registrationGroup, registrationStatus } from './registrationChoices';
import {
  bulkApprovalInput,
  checkInput,
  decisionInput,
  registrationInput,
  registrationUpdate,
} from './registrationInput';
import { registration, registrationRow, registrationViewer } from './registrationRecord';
import type { Decision } from './registrationSteps';

declare module '../core/audited' {
  interface AuditedActions {
    registration: Decision | 'check' | 'activate' | 'expire';
  }
}

/** Seconds after the last sign of presence when a viewer counts as gone. */
export const VIEWER_SECONDS = 45;

/** Distance within which merchants of the same type are pointed out. */
export const NEIGHBOUR_METRES = 1_000;

/** The filter set 'approval merchant' of point 3, with stage and area added. Days are those of submission, in Jakarta. */
export const registrationQuery = listQuery(['due_at', 'submitted_at', 'name']).extend({
  start_date: day.optional().meta({ title: 'Dari tanggal' }),
  end_date: day.optional().meta({ title: 'Sampai tanggal' }),
  status: repeated(registrationStatus),
  group: registrationGroup.optional().meta({ title: 'Tahap' }),
  province: areaQuery.province,
  regency: areaQuery.regency,
});

export const registrationRecord = schemaRecord('registration', { label: 'name', schema: registrationRow });

const either = ['can_update_registrasi_merchant', 'can_approve_registrasi_merchant'] as const;

/**
 * Registrations of merchants. A step that the status does not allow gets 409, as does a stale version. Users bound to sales regions
 * see, change and decide only those of their own; others get 404.
 */
export const registrationApi = {
  ...crudApi(registrationRecord, {
    list: '/v1/cms/merchant/registration',
    readOne: '/v1/cms/merchant/registration',
    access: { read: 'can_read_registrasi_merchant' },
    query: registrationQuery,
    detail: registration,
    export: '/v1/cms/merchant/registration-download',
    exportAccess: 'can_export_registrasi_merchant',
    summaries: {
      list: 'List registrations, earliest due first',
      one: 'Get the full record of a registration: documents, requirements, timeline, who has it open, duplicates and neighbours',
    },
  }),
  counts: endpoint('GET /api/console/registrations/counts', {
    access: 'can_read_registrasi_merchant',
    summary: 'Count registrations by status, with the filters of the list',
    query: registrationQuery.omit({ page: true, limit: true, sort: true, group: true, status: true }),
    response: z.object({ list: z.array(z.object({ status: registrationStatus, registrations: z.int() })) }),
  }),
  create: endpoint('POST /api/console/registration', {
    access: 'can_update_registrasi_merchant',
    summary: 'Create a registration, on arrival or on someone’s behalf; once per Idempotency-Key',
    body: registrationInput,
    response: registration,
    status: 201,
    done: 'Pendaftaran dicatat.',
  }),
  update: endpoint('PUT /v1/cms/merchant/registration', {
    access: 'can_update_registrasi_merchant',
    summary:
      'Correct the data: the id, the version that was read, and the fields that change; a stale version returns 409',
    body: registrationUpdate,
    response: registration,
    done: 'Data pendaftaran disimpan.',
  }),
  decide: endpoint('PUT /v1/cms/merchant/approval/{id}', {
    access: either,
    summary:
      'Take a step: approving and rejecting require can_approve_registrasi_merchant, the others either permission. Approval creates the merchant, owner and account',
    body: decisionInput,
    response: registration,
    done: 'Keputusan disimpan.',
  }),
  approveMany: endpoint('PUT /v1/cms/merchant/approval', {
    access: 'can_approve_registrasi_merchant',
    summary: 'Approve many registrations, each on its own: the response gives the outcome of each',
    body: bulkApprovalInput,
    response: z.object({
      list: z.array(
        z.object({
          id,
          number: z.string().nullable(),
          name: z.string().nullable(),
          code: z.int(),
          message: z.string(),
        }),
      ),
      approved: z.int(),
      failed: z.int(),
    }),
    done: 'Persetujuan selesai diproses.',
  }),
  check: endpoint('PUT /api/console/registration/{id}/document/{document_id}', {
    access: either,
    summary: 'Record the verdict on a document; the version is that of the registration',
    body: checkInput,
    response: registration,
    done: 'Hasil pemeriksaan disimpan.',
  }),
  upload: endpoint('POST /api/console/registration-document', {
    access: 'can_update_registrasi_merchant',
    summary:
      'Upload a document for a registration: JPEG, PNG, WebP (re-encoded) or PDF (without scripts or attachments)',
    upload: { maxBytes: DOCUMENT_LIMITS.maxBytes },
    response: z.object({ file: z.string(), file_name: z.string(), mime: z.string(), bytes: z.int() }),
    status: 201,
  }),
  file: endpoint('GET /api/console/registration-document/{id}/{name}', {
    access: ['can_read_registrasi_merchant', 'can_read_list_merchant'],
    summary: 'Get a stored document, for those who may see its registration or merchant',
    download: ['image/webp', 'application/pdf'],
  }),
  /** Sent every few seconds while a user has the registration open. */
  present: endpoint('PUT /api/console/registration/{id}/presence', {
    access: 'can_read_registrasi_merchant',
    summary: 'Report that you have it open: returns who else does, and the current version',
    response: z.object({ viewers: z.array(registrationViewer), version }),
  }),
  leave: endpoint('DELETE /api/console/registration/{id}/presence', {
    access: 'can_read_registrasi_merchant',
    summary: 'Report that you no longer have it open',
  }),
};
