import { useListContext } from 'ra-core';
import { AREA_LEVELS, type AreaLevel } from '../../../contract/area/areaApi';
import { useAreas } from '../useAreas';
import type { Filter } from './Filter';
import { chosen } from './filterValues';

export interface AreaFilter extends Filter {
  /** Nothing is offered until a wider area is chosen. */
  closed: boolean;
  failed: string;
}

type Fields = Partial<Record<AreaLevel, string>>;

const EVERY: Fields = Object.fromEntries(AREA_LEVELS.map(level => [level, level]));

/**
 * The area levels of a list's filter with what each offers, for the fields and for the words of what is set. A level that is taken
 * off takes the finer ones with it. Sales regions may be skipped: provinces stand without one.
 *
 * @param fields the levels that the list can be filtered by, and what its call names them; the same each time
 */
export function useAreaFilters(fields: Fields = EVERY): AreaFilter[] {
  const { filterValues } = useListContext();
  const set = (level: AreaLevel) => chosen(filterValues, fields[level] ?? '')[0];
  const areas = {
    region: useAreas('region', fields.region ? undefined : ''),
    province: useAreas('province', set('region')),
    regency: useAreas('regency', set('province') ?? ''),
    district: useAreas('district', set('regency') ?? ''),
    village: useAreas('village', set('district') ?? ''),
  };
  return AREA_LEVELS.flatMap((level, index) => {
    const source = fields[level];
    if (!source) return [];
    return {
      source,
      choices: areas[level].choices,
      with: AREA_LEVELS.slice(index + 1).flatMap(finer => fields[finer] ?? []),
      closed: index > 1 && set(AREA_LEVELS[index - 1]!) === undefined,
      failed: areas[level].failed,
    };
  });
}
