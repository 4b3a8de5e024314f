import { priceSheetErrors } from '../../../../contract/price/priceErrors';
import type { PricePlan } from '../../../../contract/price/pricePlan';
import { badCell } from '../../../sheet/badCell';
import { productName } from '../../product/productName';
import type { PriceFacts } from '../findPriceFacts';
import type { PriceTarget } from '../PriceTarget';

/** A price at least this many times above or below the old one probably has a zero too many or too few. */
const SLIP = 8;
const rupiah = new Intl.NumberFormat('id-ID');

/** Returns the cells of a file whose price looks like a digit slip compared to the old one. */
export const slippedCells = (targets: readonly PriceTarget[], facts: readonly PriceFacts[]): PricePlan['bad_cells'] =>
  targets.flatMap(({ amount, cells }, index) => {
    const fact = facts[index];
    if (!cells?.price || amount === null || !fact?.old || fact.name === null) return [];
    const { old, name } = fact;
    if (amount < old.amount * SLIP && amount * SLIP > old.amount) return [];
    const error = priceSheetErrors.digitSlip({
      name: productName({ ...fact, name }),
      old: rupiah.format(old.amount),
    });
    return [badCell(cells.price, error)];
  });
