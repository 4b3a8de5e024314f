import type { PricedCategory } from '../../../contract/price/priceRights';

/** What every cell of the table needs: asked for once, not in each of a thousand cells. */
export interface PriceSheet {
  category: PricedCategory;
  locale: string;
  t: (key: string, args?: object) => string;
  go: (to: string) => void;
}
