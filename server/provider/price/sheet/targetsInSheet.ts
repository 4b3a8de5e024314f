import type { SheetRows } from '../../../sheet/readRows';
import type { PriceTarget } from '../PriceTarget';
import type { PriceSheet } from './priceSheet';

/** Returns the new prices of the valid rows. */
export const targetsInSheet = ({ rows }: SheetRows<PriceSheet['columns']>): PriceTarget[] =>
  rows.flatMap(({ values: { product_id, area, amount }, cells, isClean }) =>
    isClean && product_id && area
      ? [
          {
            product_id,
            ...area,
            amount,
            cells: { price: cells.amount, product: cells.product_id, area: cells.area },
          },
        ]
      : [],
  );
