import type { VOLUME_UNITS } from '../../../contract/dashboard/dashboardFigures';
import type { CategoryCode } from '../../../contract/product';
import type { Sums } from '../figures/sumSales';

type VolumeUnit = (typeof VOLUME_UNITS)[number];

/** What the volume of a category is counted in; null where its goods have none in common. */
const VOLUME_UNIT: Readonly<Record<CategoryCode, VolumeUnit | null>> = {
  bbm: 'liter',
  lpg: 'kg',
  pelumas: 'liter',
  refrigeran: 'kg',
  'non-pertamina': null,
};

export const volumeUnitOf = (category: CategoryCode): VolumeUnit | null => VOLUME_UNIT[category];

/** A figure of the sums of both periods. */
export const figureOf = (group: { now: Sums; before: Sums } | undefined, name: keyof Sums) => ({
  now: group?.now[name] ?? 0,
  before: group?.before[name] ?? 0,
});

/** The volume of a category's sums in its unit. */
export function volumeOf(category: CategoryCode, group: { now: Sums; before: Sums } | undefined) {
  const unit = volumeUnitOf(category);
  return unit && { category_code: category, unit, ...figureOf(group, `volume_${unit}`) };
}
