import { z } from 'zod';
import { id, instantOut, rupiah } from '../core/fields';
import { needed, numberOrId, orUnknown } from '../core/needed';
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
  latitude: orUnknown(z.number()),
  longitude: orUnknown(z.number()),
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** An earlier order, with everything needed to repeat it. */
const earlierOrder = z.object({
  id: needed(id),
  number: numberOrId('No. pesanan'),
  status: needed(orderStatus),
  placed_at: orUnknown(instantOut),
  merchant_id: id,
  merchant_name: z.string(),
  payment_method: orUnknown(paymentMethod),
  total: orUnknown(rupiah),
  /** The delivery address; null if that address is not stored. */
  address_id: id.nullable(),
  items: z.array(
    z.object({
      /** Null once the merchant has removed it. */
      merchant_product_id: id.nullable(),
      product_id: id.nullable(),
      name: needed(z.string()),
      sale_unit: z.string(),
      quantity: needed(z.int()),
      price: orUnknown(rupiah),
    }),
  ),
});
export type EarlierOrder = z.output<typeof earlierOrder>;

/** A calling customer, found by telephone number, with addresses and orders, latest first. */
export const caller = z.object({
  id: needed(id),
  name: needed(z.string()),
  phone: z.string(),
  /** MyPertamina member number; null for non-members. */
  member_number: z.string().nullable(),
  points: orUnknown(z.int()),
  created_at: orUnknown(instantOut),
  addresses: z.array(customerAddress),
  orders: z.array(earlierOrder),
});
export type Caller = z.output<typeof caller>;
