import type { ResponseOf } from '../../../contract/core/endpoint';
import type { StockLevel } from '../../../contract/merchant/merchant';
import type { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { CATEGORY_CODES } from '../../../contract/product';
import type { Seller } from '../merchant/findSeller';

type Stock = ResponseOf<typeof merchantProductApi.stock>;

/** Groups a merchant's active products by category, in the catalogue's order, with counts by stock level. */
export function stockSummary({ id, stock_level }: Seller, active: readonly MerchantProduct[]): Stock {
  return {
    merchant_id: id,
    stock_level,
    ...countLevels(active),
    list: CATEGORY_CODES.flatMap(category_code => {
      const products = active.filter(product => product.category_code === category_code);
      return products.length > 0 ? [{ category_code, ...countLevels(products), products }] : [];
    }),
  };
}

function countLevels(products: readonly MerchantProduct[]): Record<StockLevel, number> {
  const counts = { available: 0, low: 0, empty: 0 };
  for (const { stock_level } of products) counts[stock_level] += 1;
  return counts;
}
