import type { StockLevel } from '../../../../contract/merchant/merchant';
import type { SeededRandom } from '../../../seed/SeededRandom';

/** Low threshold and usual maximum by sale unit. */
const SIZES: Readonly<Record<string, { low: number; most: number }>> = {
  liter: { low: 1_000, most: 12_000 },
  tabung: { low: 10, most: 160 },
  galon: { low: 5, most: 40 },
  pail: { low: 2, most: 8 },
};
const PIECES = { low: 5, most: 60 };

/** Generates random stock of a product at a given level. */
export function shelfStock(
  level: StockLevel,
  unit: string,
  random: SeededRandom,
): { stock: number; low_stock: number } {
  const { low, most } = SIZES[unit] ?? PIECES;
  const stock = level === 'empty' ? 0 : level === 'low' ? random.whole(1, low) : random.whole(low + 1, most);
  return { stock, low_stock: low };
}
