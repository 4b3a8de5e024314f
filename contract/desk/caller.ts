import { z } from 'zod';
import { id, instantOut, rupiah } from '../core/fields';
import { orderStatus, paymentMethod } from '../order/orderChoices';

/** Where something was brought to before. */
export const customerAddress = z.object({
  id,
  address: z.string(),
  address_note: z.string().nullable(),
  /** Null for addresses that are older than the desk. */
  village_code: z.string().nullable(),
  /** `Sukabungah, Sukajadi, Kota Bandung`: as fine as it is known. */
  area: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** An earlier order, with what is needed to order the same again. */
const earlierOrder = z.object({
  id,
  number: z.string(),
  status: orderStatus,
  placed_at: instantOut,
  merchant_id: id,
  merchant_name: z.string(),
  payment_method: paymentMethod,
  total: rupiah,
  /** Where it was brought to; null where that address is not kept. */
  address_id: id.nullable(),
  items: z.array(
    z.object({
      /** Null once the merchant has removed it. */
      merchant_product_id: id.nullable(),
      product_id: id.nullable(),
      name: z.string(),
      sale_unit: z.string(),
      quantity: z.int(),
      price: rupiah,
    }),
  ),
});
export type EarlierOrder = z.output<typeof earlierOrder>;

/** Who calls: a customer by telephone number, with addresses and orders, the latest first. */
export const caller = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  /** Of MyPertamina; null: not a member. */
  member_number: z.string().nullable(),
  points: z.int(),
  created_at: instantOut,
  addresses: z.array(customerAddress),
  orders: z.array(earlierOrder),
});
export type Caller = z.output<typeof caller>;
