import { useListContext } from 'ra-core';
import { AREA_LEVELS, type AreaLevel } from '../../../contract/location';
import { useAreas } from '../useAreas';
import type { Filter } from './Filter';
import { chosen } from './filterValues';

export interface AreaFilter extends Filter {
  source: AreaLevel;
  /** Nothing is offered until a wider area is chosen. */
  closed: boolean;
  failed: string;
}

/**
 * The five area levels of a list's filter with what each offers, for the fields and for the words of what is set. A level that is taken
 * off takes the finer ones with it. Sales regions may be skipped: provinces stand without one.
 */
export function useAreaFilters(): AreaFilter[] {
  const { filterValues } = useListContext();
  const set = (level: AreaLevel) => chosen(filterValues, level)[0];
  const areas = {
    region: useAreas('region', undefined),
    province: useAreas('province', set('region')),
    regency: useAreas('regency', set('province') ?? ''),
    district: useAreas('district', set('regency') ?? ''),
    village: useAreas('village', set('district') ?? ''),
  };
  return AREA_LEVELS.map((source, index) => ({
    source,
    choices: areas[source].choices,
    with: AREA_LEVELS.slice(index + 1),
    closed: index > 1 && set(AREA_LEVELS[index - 1]!) === undefined,
    failed: areas[source].failed,
  }));
}
