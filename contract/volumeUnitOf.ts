import type { CategoryCode } from './product';

export const VOLUME_UNITS = ['liter', 'kg'] as const;
export type VolumeUnit = (typeof VOLUME_UNITS)[number];

const VOLUME_UNIT: Readonly<Record<CategoryCode, VolumeUnit | null>> = {
  bbm: 'liter',
  lpg: 'kg',
  pelumas: 'liter',
  refrigeran: 'kg',
  'non-pertamina': null,
};

/** Returns the unit of a category's volume; null if its products have no common unit. */
export const volumeUnitOf = (category: CategoryCode): VolumeUnit | null => VOLUME_UNIT[category];
