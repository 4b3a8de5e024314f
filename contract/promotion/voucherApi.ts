import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { anyText, id, version } from '../core/fields';
import { listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { MAX_SPREADSHEET_BYTES, remarksQuery } from '../core/spreadsheet';
import { EXPORT_FORMATS, exportOf } from '../export';
import { recordHistory } from '../history';
import { voucherOutcome, voucherUpload } from './voucherPlan';
import {
  voucher,
  voucherBatch,
  voucherBatchInput,
  voucherInput,
  voucherUpdate,
  waitingVouchers,
} from './voucherRecord';
import { voucherStatusName } from './voucherStatus';

declare module '../core/audited' {
  interface AuditedActions {
    voucher: 'approve';
    voucher_batch: 'approve';
  }
}

const query = listQuery(['code', 'created_at', 'ends_at', 'used']).extend({
  status: repeated(voucherStatusName).meta({ title: 'Status' }),
  batch: repeated(id).meta({ title: 'Kumpulan' }),
});

const ofPromotion = endpoint('GET /v1/cms/promotion/{id}/voucher', {
  access: 'can_read_voucher',
  summary: 'List the vouchers of a promotion; the search covers their codes',
  query,
  response: listOf(voucher),
});

/**
 * Calls for vouchers. The regions of a voucher's promotion limit who can read and change it. A voucher is a draft until it is
 * submitted, and usable once another person approves it.
 */
export const voucherApi = {
  list: endpoint('GET /api/console/vouchers', {
    access: 'can_read_voucher',
    summary: 'List the vouchers of all promotions, found by code, or of one promotion',
    query: query.extend({ promotion: id.optional().meta({ title: 'Promo' }) }),
    response: listOf(voucher),
  }),
  ofPromotion,
  one: endpoint('GET /api/console/voucher/{id}', {
    access: 'can_read_voucher',
    summary: 'Get a voucher',
    response: voucher,
  }),
  create: endpoint('POST /api/console/promotion/{id}/voucher', {
    access: 'can_create_voucher',
    summary: 'Create a voucher for a promotion; 409 if promotions of its type have none',
    body: voucherInput,
    response: voucher,
    status: 201,
    done: 'Voucher ditambahkan.',
  }),
  createBatch: endpoint('POST /api/console/promotion/{id}/voucher-batch', {
    access: 'can_create_voucher',
    summary: 'Create many vouchers with generated codes',
    body: voucherBatchInput,
    response: voucherBatch,
    status: 201,
    done: 'Voucher ditambahkan.',
  }),
  update: endpoint('PUT /v1/cms/voucher/{id}', {
    access: 'can_update_voucher',
    summary: 'Update a voucher; an approved one that is given more uses or time needs approval again',
    body: voucherUpdate,
    response: voucher,
    done: 'Voucher disimpan.',
  }),
  setStatus: endpoint('PUT /v1/cms/voucher/{id}/status', {
    access: ['can_update_voucher', 'can_approve_voucher'],
    summary:
      'Move a voucher to its next status; approving requires `can_approve_voucher` and someone other than the submitter',
    body: z.object({ status: voucherStatusName.meta({ title: 'Status' }), version }),
    response: voucher,
    done: 'Status voucher disimpan.',
  }),
  waiting: endpoint('GET /api/console/promotion/{id}/waiting-vouchers', {
    access: 'can_approve_voucher',
    summary:
      'Preview what approving all waiting vouchers of a promotion, or of one batch, would make usable; your own submissions are left out',
    query: z.object({ batch_id: id.optional().meta({ title: 'Kumpulan' }) }),
    response: waitingVouchers,
  }),
  setStatuses: endpoint('PUT /api/console/promotion/{id}/voucher-status', {
    access: ['can_update_voucher', 'can_approve_voucher'],
    summary:
      'Move all vouchers of a promotion, or of one batch, from one status to the next; returns how many. Approving requires the fingerprint of what was seen waiting: 409 if it has changed',
    body: z.object({
      from: voucherStatusName.meta({ title: 'Dari status' }),
      to: voucherStatusName.meta({ title: 'Menjadi' }),
      batch_id: id
        .nullish()
        .transform(value => value ?? null)
        .meta({ title: 'Kumpulan' }),
      fingerprint: anyText(64).nullish().meta({ title: 'Tanda lihat dahulu' }),
    }),
    response: z.object({ changed: z.int() }),
    done: 'Status voucher disimpan.',
  }),
  remove: endpoint('DELETE /api/console/voucher/{id}', {
    access: 'can_delete_voucher',
    summary: 'Delete a voucher; 409 once it has been used',
    done: 'Voucher dihapus.',
  }),
  format: endpoint('GET /v1/cms/voucher/excel/format', {
    access: 'can_create_voucher',
    summary: 'Download the workbook for entering vouchers',
    download: [EXPORT_FORMATS.xlsx],
  }),
  upload: endpoint('POST /v1/cms/promotion/{id}/voucher/excel', {
    access: 'can_create_voucher',
    summary:
      'Create vouchers from the filled-in workbook or CSV; a dry run, with invalid cells by name, unless `dry_run` is false',
    query: voucherUpload,
    upload: { maxBytes: MAX_SPREADSHEET_BYTES, progress: true },
    response: voucherOutcome,
  }),
  remarks: endpoint('POST /api/console/promotion/{id}/voucher/excel/remarks', {
    access: 'can_create_voucher',
    summary:
      'Download the uploaded workbook with the problems of each row beside it; all rows, or only the faulty ones',
    query: z.object(remarksQuery),
    upload: { maxBytes: MAX_SPREADSHEET_BYTES },
    download: [EXPORT_FORMATS.xlsx],
  }),
  export: exportOf('/api/console/export/promotion/{id}/vouchers', ofPromotion, 'can_export_voucher'),
};

export const voucherHistory = recordHistory('voucher', voucherApi.one);
