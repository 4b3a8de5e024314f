import { z } from 'zod';
import { id, rupiah } from '../core/fields';
import { merchantStatus, merchantType } from '../merchant/merchant';
import { productCategory } from '../merchantProduct/merchantProductInput';

/** What a merchant delivers, with its price in force and the quantities that one order may have. */
export const deskProduct = z.object({
  id,
  product_id: id.nullable(),
  category_code: productCategory,
  name: z.string(),
  variant: z.string().nullable(),
  sale_unit: z.string(),
  price: rupiah,
  stock: z.int(),
  min_order_qty: z.int(),
  /** Null: as many as there are. */
  max_order_qty: z.int().nullable(),
});
export type DeskProduct = z.output<typeof deskProduct>;

/** A merchant that delivers to a point, and what a basket costs there. */
export const deskMerchant = z.object({
  id,
  number: z.string(),
  name: z.string(),
  type_code: merchantType,
  status: merchantStatus,
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  is_open: z.boolean(),
  /** `20:00` by the clock of the place; null while it is closed, and open day and night. */
  closes_at: z.string().nullable(),
  /** Later today; null otherwise. */
  opens_at: z.string().nullable(),
  /** By road, in metres. */
  distance_m: z.int(),
  /** About how long a delivery takes. */
  minutes: z.int(),
  /** Of the basket, with the quantity that was asked for. Products that it does not sell are missing. */
  items: z.array(deskProduct.extend({ quantity: z.int() })),
  /** Whether it has the whole basket in stock. */
  is_complete: z.boolean(),
  goods_amount: rupiah,
  shipping_cost: rupiah,
  total: rupiah,
});
export type DeskMerchant = z.output<typeof deskMerchant>;

export const MERCHANT_ORDERS = { total: 'Total', distance: 'Jarak' } as const;
export type MerchantOrder = keyof typeof MERCHANT_ORDERS;

type Ranked = Pick<DeskMerchant, 'is_open' | 'is_complete' | 'total' | 'distance_m' | 'number'>;

/** Merchants in the order of offering: open ones first, then those that have the whole basket, then the cheapest or the nearest. */
export const rankMerchants = <Merchant extends Ranked>(merchants: readonly Merchant[], by: MerchantOrder): Merchant[] =>
  merchants.toSorted(
    (one, other) =>
      Number(other.is_open) - Number(one.is_open) ||
      Number(other.is_complete) - Number(one.is_complete) ||
      (by === 'total' ? one.total - other.total : 0) ||
      one.distance_m - other.distance_m ||
      one.number.localeCompare(other.number),
  );
