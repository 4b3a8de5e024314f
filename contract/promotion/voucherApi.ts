import { z } from 'zod';
import { listOf } from '../core/answer';
import { endpoint } from '../core/endpoint';
import { id, version } from '../core/fields';
import { listQuery, repeated } from '../core/query';
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
  summary: 'Vouchers of a promotion, page by page; the search looks in their codes',
  query,
  answer: listOf(voucher),
});

/**
 * Calls for vouchers. The regions of a voucher's promotion limit who can read and change it. A voucher is a draft until it is
 * submitted, and usable once another person approves it.
 */
export const voucherApi = {
  list: endpoint('GET /api/console/vouchers', {
    access: 'can_read_voucher',
    summary: 'Vouchers of all promotions, found by code, or of one',
    query: query.extend({ promotion: id.optional().meta({ title: 'Promo' }) }),
    answer: listOf(voucher),
  }),
  ofPromotion,
  one: endpoint('GET /api/console/voucher/{id}', {
    access: 'can_read_voucher',
    summary: 'A voucher',
    answer: voucher,
  }),
  create: endpoint('POST /api/console/promotion/{id}/voucher', {
    access: 'can_create_voucher',
    summary: 'Add a voucher to a promotion; 409 where promotions of its kind have none',
    body: voucherInput,
    answer: voucher,
    status: 201,
    done: 'Voucher ditambahkan.',
  }),
  createBatch: endpoint('POST /api/console/promotion/{id}/voucher-batch', {
    access: 'can_create_voucher',
    summary: 'Add many vouchers with codes of the server’s making',
    body: voucherBatchInput,
    answer: voucherBatch,
    status: 201,
    done: 'Voucher ditambahkan.',
  }),
  update: endpoint('PUT /v1/cms/voucher/{id}', {
    access: 'can_update_voucher',
    summary: 'Change a voucher; one that was approved and is given more uses or time waits for approval again',
    body: voucherUpdate,
    answer: voucher,
    done: 'Voucher disimpan.',
  }),
  setStatus: endpoint('PUT /v1/cms/voucher/{id}/status', {
    access: ['can_update_voucher', 'can_approve_voucher'],
    summary:
      'Take a voucher to its next status; approving needs `can_approve_voucher` and another person than who submitted it',
    body: z.object({ status: voucherStatusName.meta({ title: 'Status' }), version }),
    answer: voucher,
    done: 'Status voucher disimpan.',
  }),
  waiting: endpoint('GET /api/console/promotion/{id}/waiting-vouchers', {
    access: 'can_approve_voucher',
    summary:
      'What approving all vouchers of a promotion, or of one batch, that wait would make usable; own submissions left out',
    query: z.object({ batch_id: id.optional().meta({ title: 'Kumpulan' }) }),
    answer: waitingVouchers,
  }),
  setStatuses: endpoint('PUT /api/console/promotion/{id}/voucher-status', {
    access: ['can_update_voucher', 'can_approve_voucher'],
    summary:
      'Take all vouchers of a promotion, or of one batch, from one status to the next; answers how many. Approving needs the fingerprint of what was seen waiting: 409 where it has changed',
    body: z.object({
      from: voucherStatusName.meta({ title: 'Dari status' }),
      to: voucherStatusName.meta({ title: 'Menjadi' }),
      batch_id: id
        .nullish()
        .transform(value => value ?? null)
        .meta({ title: 'Kumpulan' }),
      fingerprint: z.string().max(64).nullish().meta({ title: 'Tanda lihat dahulu' }),
    }),
    answer: z.object({ changed: z.int() }),
    done: 'Status voucher disimpan.',
  }),
  remove: endpoint('DELETE /api/console/voucher/{id}', {
    access: 'can_delete_voucher',
    summary: 'Delete a voucher; 409 once it was used',
    done: 'Voucher dihapus.',
  }),
  format: endpoint('GET /v1/cms/voucher/excel/format', {
    access: 'can_create_voucher',
    summary: 'The workbook to fill in vouchers',
    download: [EXPORT_FORMATS.xlsx],
  }),
  upload: endpoint('POST /v1/cms/promotion/{id}/voucher/excel', {
    access: 'can_create_voucher',
    summary: 'Add vouchers by the filled workbook or CSV; a dry run, with bad cells by name, unless `dry_run` is false',
    query: voucherUpload,
    upload: { maxBytes: MAX_SPREADSHEET_BYTES, progress: true },
    answer: voucherOutcome,
  }),
  remarks: endpoint('POST /api/console/promotion/{id}/voucher/excel/remarks', {
    access: 'can_create_voucher',
    summary: 'The uploaded workbook again, with what stands against each row beside it; all of it, or the faulty rows',
    query: z.object(remarksQuery),
    upload: { maxBytes: MAX_SPREADSHEET_BYTES },
    download: [EXPORT_FORMATS.xlsx],
  }),
  export: exportOf('/api/console/export/promotion/{id}/vouchers', ofPromotion, 'can_export_voucher'),
};

export const voucherHistory = recordHistory('voucher', voucherApi.one);
