import { z } from 'zod';
import { areaQuery } from '../area/areaQuery';
import { statusChoice } from '../core/choice';
import { crudAccess, crudApi } from '../core/crudApi';
import { endpoint } from '../core/endpoint';
import { id, MAX_RUPIAH } from '../core/fields';
import { listQuery, repeated } from '../core/query';
import { exportOf } from '../export';
import { recordHistory } from '../history';
import { SHIPPING_COST_STATUS_LABELS, shippingCost, shippingCostInput } from './shippingCost';

declare module '../core/audited' {
  interface AuditedActions {
    shipping_cost: never;
  }
}

const access = crudAccess('atur_harga_ongkir');

const crud = crudApi({
  noun: 'shipping cost',
  list: '/v1/cms/shipping-costs',
  one: '/v1/cms/shipping-cost',
  access,
  query: listQuery(['area_name', 'base_fee', 'fee_per_km', 'updated_at'], ['area_name']).extend({
    province: areaQuery.province,
    regency: areaQuery.regency,
    status: repeated(statusChoice(SHIPPING_COST_STATUS_LABELS)).meta({ title: 'Status' }),
  }),
  input: shippingCostInput,
  record: shippingCost,
  done: { create: 'Tarif ongkir ditambahkan.', update: 'Tarif ongkir disimpan.', remove: 'Tarif ongkir dihapus.' },
});

/** Delivery tariffs by area. Users bound to sales regions change only the tariffs of their own. */
export const shippingCostApi = {
  ...crud,
  /** The provider has no call for a single one. */
  one: endpoint('GET /api/console/shipping-cost/{id}', {
    access: access.read,
    summary: 'Get a shipping cost',
    answer: shippingCost,
  }),
  export: exportOf('/v1/cms/shipping-costs/download', crud.list, 'can_export_atur_harga_ongkir'),
  ofOrder: endpoint('GET /v1/cms/order/shipping-cost', {
    access: [access.read, 'can_create_order_135'],
    summary:
      'Get the shipping cost of an order from a merchant to a location, by the most specific active tariff of the merchant’s area; 422 if none applies or it is too far',
    query: z.object({
      merchant_id: id.meta({ title: 'Merchant' }),
      latitude: z.coerce.number().min(-90).max(90).meta({ title: 'Lintang' }),
      longitude: z.coerce.number().min(-180).max(180).meta({ title: 'Bujur' }),
      /** Whole rupiah, without shipping and discount. */
      goods_amount: z.coerce.number().int().min(0).max(MAX_RUPIAH).default(0).meta({ title: 'Nilai belanja' }),
    }),
    answer: z.object({
      /** By road, as estimated by `roadDistance`. */
      distance_m: z.int(),
      shipping_cost: z.int(),
      tariff: shippingCost.omit({ created_at: true, updated_at: true }),
    }),
  }),
};

export const shippingCostHistory = recordHistory('shipping_cost', shippingCostApi.one);
