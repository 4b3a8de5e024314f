import { CATEGORY_CODES, type CategoryCode } from '../product';
import type { Slug } from '../rights/permissions';

/** Categories as spelled in slugs. */
const SUBJECTS = {
  bbm: 'bbm',
  lpg: 'lpg',
  pelumas: 'pelumas',
  refrigeran: 'refrigeran',
  'non-pertamina': 'non_pertamina',
} as const satisfies Record<CategoryCode, string>;

type SalesAction = 'read' | 'export';

/** Returns the permission for an action on the sales data of a category. */
export const salesSlug = <const Action extends SalesAction, const Category extends CategoryCode>(
  action: Action,
  category: Category,
) => `can_${action}_data_penjualan_${SUBJECTS[category]}` as const satisfies Slug;

/** Returns the access of a call for all categories: the permission for any of them. The handler checks the category's own (403). */
export const salesAccess = <const Action extends SalesAction>(action: Action) =>
  [
    salesSlug(action, 'bbm'),
    salesSlug(action, 'lpg'),
    salesSlug(action, 'pelumas'),
    salesSlug(action, 'refrigeran'),
    salesSlug(action, 'non-pertamina'),
  ] as const;

/** Returns the categories whose sales data a holder of these slugs may read or export. */
export const salesCategories = (action: SalesAction, slugs: ReadonlySet<Slug>): CategoryCode[] =>
  CATEGORY_CODES.filter(category => slugs.has(salesSlug(action, category)));
