import { z } from 'zod';
import { id, rupiah } from '../core/fields';
import { needed, numberOrId, orUnknown, otherwise } from '../core/needed';
import { merchantStatus, merchantType } from '../merchant/merchant';
import { productCategory } from '../merchantProduct/merchantProductInput';

/** A product that a merchant delivers, with the price in force and the quantities allowed per order. */
export const deskProduct = z.object({
  id: needed(id),
  product_id: id.nullable(),
  category_code: productCategory,
  name: needed(z.string()),
  variant: z.string().nullable(),
  sale_unit: z.string(),
  price: needed(rupiah),
  stock: needed(z.int()),
  min_order_qty: otherwise(z.int(), () => 1),
  /** Null if limited only by the stock. */
  max_order_qty: z.int().nullable(),
});
export type DeskProduct = z.output<typeof deskProduct>;

/** A merchant that delivers to a point, and what a basket costs there. */
export const deskMerchant = z.object({
  id: needed(id),
  number: numberOrId('Nomor'),
  name: needed(z.string()),
  type_code: orUnknown(merchantType),
  status: merchantStatus,
  address: z.string(),
  latitude: needed(z.number()),
  longitude: needed(z.number()),
  is_open: needed(z.boolean()),
  /** `20:00` in local time; null while it is closed, or if it is open around the clock. */
  closes_at: z.string().nullable(),
  /** Set if it opens later today. */
  opens_at: z.string().nullable(),
  /** Distance by road, in metres. */
  distance_m: needed(z.int()),
  /** Estimated delivery time. */
  minutes: orUnknown(z.int()),
  /** Items of the basket with the requested quantity, without products that it does not sell. */
  items: z.array(deskProduct.extend({ quantity: z.int() })),
  /** Whether it has the whole basket in stock. */
  is_complete: needed(z.boolean()),
  goods_amount: needed(rupiah),
  shipping_cost: needed(rupiah),
  total: needed(rupiah),
});
export type DeskMerchant = z.output<typeof deskMerchant>;

export const MERCHANT_ORDERS = { total: 'Total', distance: 'Jarak' } as const;
export type MerchantOrder = keyof typeof MERCHANT_ORDERS;

type Ranked = Pick<DeskMerchant, 'is_open' | 'is_complete' | 'total' | 'distance_m' | 'number'>;

/** Sorts merchants in the order of offering: open ones first, then those with the whole basket, then the cheapest or the nearest. */
export const rankMerchants = <Merchant extends Ranked>(merchants: readonly Merchant[], by: MerchantOrder): Merchant[] =>
  merchants.toSorted(
    (one, other) =>
      Number(other.is_open) - Number(one.is_open) ||
      Number(other.is_complete) - Number(one.is_complete) ||
      (by === 'total' ? one.total - other.total : 0) ||
      one.distance_m - other.distance_m ||
      one.number.localeCompare(other.number),
  );
