import { CATEGORY_CODES, type CategoryCode } from '../product';
import type { Slug } from '../rights/permissions';

/** Categories whose prices the provider sets; the others are the merchants' own. */
export const PRICED_CATEGORIES = ['bbm', 'lpg', 'pelumas', 'refrigeran'] as const satisfies CategoryCode[];
export type PricedCategory = (typeof PRICED_CATEGORIES)[number];

export const isPricedCategory = (code: string): code is PricedCategory =>
  PRICED_CATEGORIES.some(category => category === code) && CATEGORY_CODES.some(category => category === code);

type PriceAction = 'read' | 'create' | 'update' | 'delete' | 'export';

/** The right to do something with the prices of one category. */
export const priceSlug = <const Action extends PriceAction>(action: Action, category: PricedCategory) =>
  `can_${action}_atur_harga_${category}` as const satisfies Slug;

/** The access of a call on whichever category it names: any of the four here, the category's own in the handler (403). */
export const priceAccess = <const Action extends PriceAction>(action: Action) =>
  [
    priceSlug(action, 'bbm'),
    priceSlug(action, 'lpg'),
    priceSlug(action, 'pelumas'),
    priceSlug(action, 'refrigeran'),
  ] as const;
