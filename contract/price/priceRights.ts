import { CATEGORY_CODES, type CategoryCode } from '../product';
import type { Slug } from '../rights/permissions';

/** Categories whose prices the provider sets; merchants set the others. */
export const PRICED_CATEGORIES = ['bbm', 'lpg', 'pelumas', 'refrigeran'] as const satisfies CategoryCode[];
export type PricedCategory = (typeof PRICED_CATEGORIES)[number];

export const isPricedCategory = (code: string): code is PricedCategory =>
  PRICED_CATEGORIES.some(category => category === code) && CATEGORY_CODES.some(category => category === code);

type PriceAction = 'read' | 'create' | 'update' | 'delete' | 'approve' | 'export';

/** Returns the permission for an action on the prices of a category. */
export const priceSlug = <const Action extends PriceAction>(action: Action, category: PricedCategory) =>
  `can_${action}_atur_harga_${category}` as const satisfies Slug;

/**
 * Returns the access of a price endpoint: the permission for any of the four categories. The handler checks the
 * category's own (403).
 */
export const priceAccess = <const Action extends PriceAction>(action: Action) =>
  [
    priceSlug(action, 'bbm'),
    priceSlug(action, 'lpg'),
    priceSlug(action, 'pelumas'),
    priceSlug(action, 'refrigeran'),
  ] as const;
