import type { StockLevel } from '../merchant/merchant';

/** Returns the stock level of a product. */
export const stockLevelOf = ({ stock, low_stock }: { stock: number; low_stock: number }): StockLevel =>
  stock <= 0 ? 'empty' : stock <= low_stock ? 'low' : 'available';

/** Returns the stock level of a merchant: the worst among its active products, or empty if it has none. */
export function worstStockLevel(
  products: readonly { stock: number; low_stock: number; is_active: boolean }[],
): StockLevel {
  const levels = products.filter(({ is_active }) => is_active).map(stockLevelOf);
  if (levels.length === 0 || levels.includes('empty')) return 'empty';
  return levels.includes('low') ? 'low' : 'available';
}
