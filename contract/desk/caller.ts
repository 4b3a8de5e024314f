import { z } from 'zod';
import { id, instantOut, rupiah } from '../core/fields';
import { orderStatus, paymentMethod } from '../order/orderChoices';

/** An address of earlier deliveries. */
export const customerAddress = z.object({
  id,
  address: z.string(),
  address_note: z.string().nullable(),
  /** Null for addresses from before the order desk existed. */
  village_code: z.string().nullable(),
  /** `Sukabungah, Sukajadi, Kota Bandung`: as precise as it is known. */
  area: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** An earlier order, with everything needed to repeat it. */
const earlierOrder = z.object({
  id,
  number: z.string(),
  status: orderStatus,
  placed_at: instantOut,
  merchant_id: id,
  merchant_name: z.string(),
  payment_method: paymentMethod,
  total: rupiah,
  /** The delivery address; null if that address is not stored. */
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

/** A calling customer, found by telephone number, with addresses and orders, latest first. */
export const caller = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  /** MyPertamina member number; null for non-members. */
  member_number: z.string().nullable(),
  points: z.int(),
  created_at: instantOut,
  addresses: z.array(customerAddress),
  orders: z.array(earlierOrder),
});
export type Caller = z.output<typeof caller>;
