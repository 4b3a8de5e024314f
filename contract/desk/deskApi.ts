import { z } from 'zod';
import { choice } from '../core/choice';
import { endpoint } from '../core/endpoint';
import { id, phone, rupiah, text } from '../core/fields';
import { searchText } from '../core/query';
import { listOf } from '../core/response';
import { order } from '../order/orderRecord';
import { caller } from './caller';
import { deskMerchant, deskProduct, MERCHANT_ORDERS } from './deskMerchant';
import { basket, deskOrderInput, point, quantity } from './deskOrder';

const access = 'can_create_order_135';
const MOST_WANTED = 50;

/** A village with the areas it belongs to, and its approximate location. */
const place = z.object({
  village_code: z.string(),
  /** `Sukabungah, Sukajadi, Kota Bandung, Jawa Barat` */
  area: z.string(),
  /** The centre of known points nearby, as a starting point; null if there are none. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type Place = z.output<typeof place>;

/**
 * Orders by telephone. Staff bound to sales regions order from merchants there, and see a caller's orders and addresses there.
 * A value that has changed since the caller was told gets 422 at its field (`items.0.price`), with the error's code as `data.reason`.
 */
export const deskApi = {
  caller: endpoint('GET /v1/cms/customer/my-pertamina/{phone}', {
    access,
    summary: 'Get a customer by phone number (in any format), with addresses and recent orders; 404 for a new one',
    response: caller,
  }),
  places: endpoint('GET /api/console/order/places', {
    access,
    summary: 'Search villages by their name and the areas around them, best match first',
    query: z.object({ search: searchText(100).meta({ title: 'Desa/Kelurahan' }) }),
    response: z.object({ list: z.array(place) }),
  }),
  point: endpoint('POST /v1/cms/order/point', {
    access,
    summary:
      'List merchants that deliver to a point, with the price, stock and shipping cost of a cart; closed ones come last',
    body: z.object({
      ...point,
      /** By `product_id` for a provider's product, wherever it is sold; by `merchant_product_id` for a merchant's own goods. */
      items: z
        .array(
          z.object({
            product_id: id.nullish().meta({ title: 'Produk' }),
            merchant_product_id: id.nullish().meta({ title: 'Barang' }),
            quantity,
          }),
        )
        .max(MOST_WANTED)
        .default([])
        .meta({ title: 'Barang' }),
      /** Part of a product's name, while the basket is empty; limits the list to merchants that sell it. */
      search: searchText(60)
        .nullish()
        .transform(value => value || null)
        .meta({ title: 'Cari barang' }),
      sort: choice(MERCHANT_ORDERS).default('total').meta({ title: 'Urutan' }),
    }),
    response: listOf(deskMerchant),
  }),
  products: endpoint('GET /v1/cms/product/merchant/{id}/active', {
    access,
    summary: 'List what a merchant delivers: goods for sale with a price, including those out of stock',
    response: listOf(deskProduct),
  }),
  promotion: endpoint('POST /api/console/order/promotion', {
    access,
    summary: 'Get what a code takes off a cart, without using it; 422 on `promotion_code` with the reason',
    body: z.object({
      phone: phone().meta({ title: 'Nomor telepon' }),
      ...basket,
      promotion_code: text(40).meta({ title: 'Kode promo' }),
    }),
    response: z.object({ title: z.string(), goods: rupiah, shipping: rupiah, points: z.int(), total: rupiah }),
  }),
  create: endpoint('POST /v1/cms/order', {
    access,
    summary:
      'Place a phone order: takes the stock and uses the promotion. Once per `Idempotency-Key`; nothing is stored if anything fails',
    body: deskOrderInput,
    response: order,
    status: 201,
    done: 'Pesanan dibuat.',
  }),
};
