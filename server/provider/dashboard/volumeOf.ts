import type { CategoryCode } from '../../../contract/product';
import { volumeUnitOf } from '../../../contract/volumeUnitOf';
import type { Sums } from '../figures/sumSales';

/** Returns one figure of both periods, zero where there are no sums. */
export const figureOf = (group: { now: Sums; before: Sums } | undefined, name: keyof Sums) => ({
  now: group?.now[name] ?? 0,
  before: group?.before[name] ?? 0,
});

/** Returns the volume of a category's sums in its unit. */
export function volumeOf(category: CategoryCode, group: { now: Sums; before: Sums } | undefined) {
  const unit = volumeUnitOf(category);
  return unit && { category_code: category, unit, ...figureOf(group, `volume_${unit}`) };
}
