import { z } from 'zod';
import type { Cart, CartLine } from '../../../contract/desk/cart';
import type { DeskProduct } from '../../../contract/desk/deskMerchant';
import { type DeskPayment, deskOrderInput } from '../../../contract/desk/deskOrder';

export type DeskCart = Cart<DeskProduct>;

/** The input of a call: an order whose items still carry what the cart displays. */
export const deskForm = deskOrderInput
  .omit({ items: true, shipping_cost: true, total: true })
  .extend({ cart: z.array(z.custom<CartLine<DeskProduct>>()).min(1).meta({ title: 'Barang' }) });

export interface DeskValues {
  phone: string | null;
  name: string | null;
  address: string | null;
  address_note: string | null;
  village_code: string | null;
  /** The village's name with the areas around it. */
  area: string | null;
  latitude: number | null;
  longitude: number | null;
  merchant_id: string | null;
  cart: DeskCart;
  promotion_code: string | null;
  traded_in: number | null;
  payment_method: DeskPayment;
  note: string | null;
}

/** Initial values of a call. */
export const blankValues: DeskValues = {
  phone: null,
  name: null,
  address: null,
  address_note: null,
  village_code: null,
  area: null,
  latitude: null,
  longitude: null,
  merchant_id: null,
  cart: [],
  promotion_code: null,
  traded_in: null,
  payment_method: 'cod_cash',
  note: null,
};
