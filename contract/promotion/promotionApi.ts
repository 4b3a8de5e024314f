import { z } from 'zod';
import { regionCode } from '../area/region';
import { choice } from '../core/choice';
import { endpoint } from '../core/endpoint';
import { anyText, day, id, version } from '../core/fields';
import { flag, flagFilter, listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { exportOf } from '../export';
import { recordHistory } from '../history';
import { CATEGORIES } from '../product';
import { promotionKind } from './promotionKind';
import {
  CODE_PREFIX,
  promotedProduct,
  promotion,
  promotionDecision,
  promotionDetail,
  promotionInput,
  promotionUpdate,
  promotionUse,
} from './promotionRecord';
import { promotionStateName } from './promotionState';
import { voucherStatusName } from './voucherStatus';

declare module '../core/audited' {
  interface AuditedActions {
    promotion: 'approve' | 'reject';
  }
}

const list = endpoint('GET /v1/cms/promotion', {
  access: 'can_read_promo_regional',
  summary:
    'List promotions; the search covers titles, codes and voucher codes; filtering by days finds those that run on any of them',
  query: listQuery(['title', 'starts_at', 'ends_at', 'updated_at']).extend({
    state: repeated(promotionStateName).meta({ title: 'Status' }),
    kind: repeated(promotionKind).meta({ title: 'Jenis' }),
    region: repeated(regionCode).meta({ title: 'Wilayah' }),
    province: repeated(anyText(2)).meta({ title: 'Provinsi' }),
    regency: repeated(anyText(5)).meta({ title: 'Kabupaten/Kota' }),
    category: repeated(choice(CATEGORIES)).meta({ title: 'Kategori' }),
    is_active: flagFilter.meta({ title: 'Aktif' }),
    voucher_status: repeated(voucherStatusName).meta({ title: 'Status voucher' }),
    start_date: day.optional().meta({ title: 'Dari tanggal' }),
    end_date: day.optional().meta({ title: 'Sampai tanggal' }),
  }),
  response: listOf(promotion),
});

/**
 * Calls for promotions. Users bound to sales regions read those of their regions and nationwide ones, and change only those that run
 * in no other region (404 if they cannot read it, otherwise 403). A promotion with a budget above the threshold waits until someone
 * other than its author approves it.
 */
export const promotionApi = {
  list,
  one: endpoint('GET /v1/cms/promotion/{id}', {
    access: 'can_read_promo_regional',
    summary: 'Get a promotion with its figures',
    response: promotionDetail,
  }),
  create: endpoint('POST /v1/cms/promotion', {
    access: 'can_create_promo_regional',
    summary: 'Create a promotion',
    body: promotionInput,
    response: promotionDetail,
    status: 201,
    done: 'Promo ditambahkan.',
  }),
  // not in the specification, which has no call to change a promotion: correcting a title would take a new one
  update: endpoint('PUT /api/console/promotion/{id}', {
    access: 'can_update_promo_regional',
    summary:
      'Update a promotion; a stale version returns 409. Terms that cost more than the threshold need approval again',
    body: promotionUpdate,
    response: promotionDetail,
    done: 'Promo disimpan.',
  }),
  setStatus: endpoint('PUT /v1/cms/promotion/{id}/status', {
    access: 'can_update_promo_regional',
    summary: 'Activate or deactivate a promotion; 409 if it was rejected, or has changed since the optional `version`',
    query: z.object({
      is_active: flag.meta({ title: 'Aktif' }),
      version: z.coerce.number().pipe(version).optional().meta({ title: 'Versi' }),
    }),
    response: promotionDetail,
    done: 'Promo disimpan.',
  }),
  decide: endpoint('PUT /api/console/promotion/{id}/approval', {
    access: 'can_approve_promo_regional',
    summary: 'Approve or reject a waiting promotion; 403 for its author, 409 if it is not waiting',
    body: promotionDecision,
    response: promotionDetail,
    done: 'Keputusan disimpan.',
  }),
  remove: endpoint('DELETE /v1/cms/promotion/{id}', {
    access: 'can_delete_promo_regional',
    summary: 'Delete a promotion with its vouchers; 409 once it has been used',
    done: 'Promo dihapus.',
  }),
  freeCode: endpoint('GET /v1/cms/promotion/code', {
    access: ['can_create_promo_regional', 'can_update_promo_regional', 'can_create_voucher', 'can_update_voucher'],
    summary: 'Get a code that no promotion or voucher has, with the given prefix',
    query: z.object({ prefix: CODE_PREFIX.optional().meta({ title: 'Awalan' }) }),
    response: z.object({ code: z.string() }),
  }),
  products: endpoint('GET /api/console/promotion-products', {
    access: 'can_read_promo_regional',
    summary: 'List the products in the catalogue that a promotion may apply to',
    response: z.object({ list: z.array(promotedProduct) }),
  }),
  uses: endpoint('GET /api/console/promotion-uses', {
    access: 'can_read_promo_regional',
    summary: 'List the orders that used a promotion, newest first',
    query: listQuery(['used_at']).extend({ promotion: id.meta({ title: 'Promo' }) }),
    response: listOf(promotionUse),
  }),
  export: exportOf('/api/console/export/promotions', list, 'can_export_promo_regional'),
};

export const promotionHistory = recordHistory('promotion', promotionApi.one);
