import type { ErrorMessage } from '../core/defineErrors';
import { deskErrors } from './deskErrors';
import type { DeskProduct } from './deskMerchant';

type Limits = Pick<DeskProduct, 'name' | 'stock' | 'sale_unit' | 'min_order_qty' | 'max_order_qty'>;

/** Why so many of a product cannot be ordered. */
export function quantityError(product: Limits, quantity: number): ErrorMessage | undefined {
  const { name, stock, sale_unit: unit, min_order_qty: min, max_order_qty: max } = product;
  if (quantity > stock) return deskErrors.outOfStock({ name, stock, unit });
  if (quantity < min) return deskErrors.tooFew({ name, min, unit });
  return max !== null && quantity > max ? deskErrors.tooMany({ name, max, unit }) : undefined;
}
