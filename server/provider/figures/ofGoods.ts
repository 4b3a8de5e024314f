import type { SalesFigures } from '../../../contract/transaction/sales';
import type { Sums } from './sumSales';

/** Returns the figures without shipping and discount, which belong to whole orders rather than to goods. */
export const ofGoods = ({ shipping: _, discount: __, ...figures }: Sums): SalesFigures => figures;

/** Returns the goods figures of a period with those of the previous one, in the response format. */
export const comparedGoods = ({ now, before }: { now: Sums; before: Sums }) => ({
  ...ofGoods(now),
  before: ofGoods(before),
});
