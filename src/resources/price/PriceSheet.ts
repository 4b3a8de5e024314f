import type { PricedCategory } from '../../../contract/price/priceRights';

/** Values that every cell of the table needs: obtained once instead of by each of a thousand cells. */
export interface PriceSheet {
  category: PricedCategory;
  locale: string;
  t: (key: string, args?: object) => string;
  go: (to: string) => void;
}
