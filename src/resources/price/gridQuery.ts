import type { PricedCategory } from '../../../contract/price/priceRights';

/** What the table of a category asks for first: the country and its provinces fit on one page. */
export const gridQuery = (category: PricedCategory) => ({ category, limit: 100 });
