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

/** What the volume of a category is counted in; null where its goods have no unit in common. */
export const volumeUnitOf = (category: CategoryCode): VolumeUnit | null => VOLUME_UNIT[category];
