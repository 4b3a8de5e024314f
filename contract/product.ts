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

export const VOLUME_UNITS = ['liter', 'kg'] as const;
type VolumeUnit = (typeof VOLUME_UNITS)[number];

const VOLUME_UNIT: Readonly<Record<CategoryCode, VolumeUnit | null>> = {
  bbm: 'liter',
  lpg: 'kg',
  pelumas: 'liter',
  refrigeran: 'kg',
  'non-pertamina': null,
};

/** Returns the unit of a category's volume; null if its products have no common unit. */
export const volumeUnitOf = (category: CategoryCode): VolumeUnit | null => VOLUME_UNIT[category];
