/** Product categories of the marketplace (point 1), by the codes used in slugs, routes and filters. */
export const CATEGORIES = {
  bbm: 'BBM',
  lpg: 'LPG',
  pelumas: 'Pelumas',
  refrigeran: 'Refrigeran',
  'non-pertamina': 'Non Pertamina',
} as const;

export type CategoryCode = keyof typeof CATEGORIES;
export const CATEGORY_CODES = Object.keys(CATEGORIES) as [CategoryCode, ...CategoryCode[]];

export const isCategory = (code: string): code is CategoryCode => Object.hasOwn(CATEGORIES, code);
