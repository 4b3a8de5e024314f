import { z } from 'zod';
import { areaQuery } from '../area/areaQuery';
import { statusChoice } from '../core/choice';
import { endpoint } from '../core/endpoint';
import { id } from '../core/fields';
import { MAX_RUPIAH } from '../core/maxRupiah';
import { repeated } from '../core/query';
import { crudAccess, crudApi } from '../record/crudApi';
import { SHIPPING_COST_STATUS_LABELS, shippingCost } from './shippingCost';

const access = crudAccess('atur_harga_ongkir');

/** Delivery tariffs by area. Users bound to sales regions change only the tariffs of their own. */
export const shippingCostApi = {
  ...crudApi(shippingCost, {
    list: '/v1/cms/shipping-costs',
    one: '/v1/cms/shipping-cost',
    // the provider has no call for a single one
    readOne: '/api/console/shipping-cost',
    access,
    query: {
      province: areaQuery.province,
      regency: areaQuery.regency,
      status: repeated(statusChoice(SHIPPING_COST_STATUS_LABELS)).meta({ title: 'Status' }),
    },
    export: '/v1/cms/shipping-costs/download',
    exportAccess: 'can_export_atur_harga_ongkir',
    done: { create: 'Tarif ongkir ditambahkan.', update: 'Tarif ongkir disimpan.', remove: 'Tarif ongkir dihapus.' },
  }),
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
    response: z.object({
      /** By road, as estimated by `roadDistance`. */
      distance_m: z.int(),
      shipping_cost: z.int(),
      tariff: shippingCost.schema.omit({ created_at: true, updated_at: true }),
    }),
  }),
};
