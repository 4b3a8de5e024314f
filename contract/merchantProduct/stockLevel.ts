import type { StockLevel } from '../merchant/merchant';

/** How the stock of one product stands: none, at or below what counts as low, or more. */
export const stockLevelOf = ({ stock, low_stock }: { stock: number; low_stock: number }): StockLevel =>
  stock <= 0 ? 'empty' : stock <= low_stock ? 'low' : 'available';

/** Of a shop: the worst of its active products; a shop that sells nothing is empty. */
export function worstStockLevel(
  products: readonly { stock: number; low_stock: number; is_active: boolean }[],
): StockLevel {
  const levels = products.filter(({ is_active }) => is_active).map(stockLevelOf);
  if (levels.length === 0 || levels.includes('empty')) return 'empty';
  return levels.includes('low') ? 'low' : 'available';
}
