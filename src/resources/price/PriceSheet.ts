import type { TranslateFunction } from 'ra-core';
import type { PricedCategory } from '../../../contract/price/priceRights';

/** Values that every cell of the table needs: obtained once instead of by each of a thousand cells. */
export interface PriceSheet {
  category: PricedCategory;
  locale: string;
  translate: TranslateFunction;
  t: (key: string, args?: object) => string;
  /** Says why a text is not a price. */
  refuse: (problem: string) => void;
  go: (to: string) => void;
}
