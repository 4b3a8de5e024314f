import type { SalesFigures } from '../../../contract/transaction/sales';
import type { Sums } from './sumSales';

/** Of the goods alone: shipping and discount are of whole orders. */
export const ofGoods = ({ shipping: _, discount: __, ...figures }: Sums): SalesFigures => figures;

/** The goods of a period beside those of the one before, as answers carry them. */
export const comparedGoods = ({ now, before }: { now: Sums; before: Sums }) => ({
  ...ofGoods(now),
  before: ofGoods(before),
});
