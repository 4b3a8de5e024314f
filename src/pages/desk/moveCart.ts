import { putItem } from '../../../contract/desk/cart';
import type { DeskMerchant } from '../../../contract/desk/deskMerchant';
import { formatMoney } from '../../i18n/numbers';
import type { DeskCart } from './deskForm';

/** An item to order, independent of the merchant. */
export interface Wanted {
  /** Id in the provider's catalogue; null for a merchant's own goods, which no other merchant sells. */
  product_id: string | null;
  merchant_product_id: string | null;
  name: string;
  quantity: number;
  /** The price paid or quoted before. */
  price: number;
}

/** A message of the cart, with its parameters. */
export interface Remark {
  key: 'not_sold' | 'reduced' | 'repriced' | 'nobody' | 'changed';
  args?: Record<string, string | number>;
}

/** Returns the items of a cart in a form that other merchants can be queried with. */
export const wantedOf = (cart: DeskCart): Wanted[] =>
  cart.map(({ id, amount, product_id, name, price }) => ({
    product_id,
    merchant_product_id: id,
    name,
    quantity: amount,
    price,
  }));

/** Fills a cart with the wanted items from one merchant, as far as it has them, and lists what differs from before. */
export function moveCart(wanted: readonly Wanted[], { items }: Pick<DeskMerchant, 'items'>) {
  let cart: DeskCart = [];
  const remarks: Remark[] = [];
  for (const { product_id, merchant_product_id, name, quantity, price } of wanted) {
    const found = items.find(item => (product_id ? item.product_id === product_id : item.id === merchant_product_id));
    if (!found) {
      remarks.push({ key: 'not_sold', args: { name } });
      continue;
    }
    const { quantity: _, ...good } = found;
    cart = putItem(cart, good, quantity);
    const { stock, sale_unit: unit } = good;
    if (stock < quantity) remarks.push({ key: 'reduced', args: { name, stock, unit } });
    if (good.price !== price) remarks.push({ key: 'repriced', args: { name, price: formatMoney(good.price) } });
  }
  return { cart, remarks };
}
