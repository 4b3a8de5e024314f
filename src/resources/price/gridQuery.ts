import type { PricedCategory } from '../../../contract/price/priceRights';

/** First query of a category's table: the country and its provinces fit on one page. */
export const gridQuery = (category: PricedCategory) => ({ category, limit: 100 });
