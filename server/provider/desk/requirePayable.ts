import { MAX_RUPIAH } from '../../../contract/core/maxRupiah';
import { formatRupiah } from '../../../contract/core/formats';
import { deskErrors } from '../../../contract/desk/deskErrors';
import { notPossible } from './notPossible';

/**
 * Before anything is reckoned from them or stored: each price and quantity has its limit, but fifty lines of the largest pass every exact
 * number. @throws HttpError 422 on `items` if goods and shipping cost more than an amount of money can be
 */
export function requirePayable(goods_amount: number, shipping_cost: number): void {
  if (goods_amount + shipping_cost > MAX_RUPIAH)
    throw notPossible('items', deskErrors.tooExpensive({ max: formatRupiah(MAX_RUPIAH) }));
}
