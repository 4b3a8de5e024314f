import { useListContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { AREA_LEVELS, type AreaLevel } from '../../../../contract/area/areaApi';
import { whenIdle } from '../../../browser/whenIdle';
import { useAreas } from '../../useAreas';
import type { Choice } from '../../useSchemaChoices';
import { chosen } from './filterValues';

export interface AreaLevelFilter {
  source: string;
  choices: readonly Choice[];
  /** The finer levels, which are cleared with this one. */
  with: readonly string[];
  /** Disabled until a wider area is chosen. */
  closed: boolean;
}

export type AreaFields = Partial<Record<AreaLevel, string>>;

/**
 * Returns the levels of an area filter with their choices. Clearing a level clears the finer ones. The sales region is
 * optional: provinces can be chosen without one. If no area is set, the choices are loaded when the browser is idle.
 * @param fields the levels that the list can be filtered by, with their query parameters
 * @param multiple allows several provinces and regencies: the regencies of all chosen provinces are offered
 */
export function useAreaFilters(fields: AreaFields, multiple = false): AreaLevelFilter[] {
  const { filterValues } = useListContext();
  const set = (level: AreaLevel) => chosen(filterValues, fields[level] ?? '')[0];
  const all = (level: AreaLevel) => chosen(filterValues, fields[level] ?? '');
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const widest = isIdle || AREA_LEVELS.some(set) ? undefined : '';
  const areas = {
    region: useAreas('region', fields.region ? widest : ''),
    province: useAreas('province', set('region') ?? widest),
    regency: useAreas('regency', multiple ? all('province') : (set('province') ?? '')),
    district: useAreas('district', set('regency') ?? ''),
    village: useAreas('village', set('district') ?? ''),
  };
  return AREA_LEVELS.flatMap((level, index) => {
    const source = fields[level];
    if (!source) return [];
    return {
      source,
      choices: areas[level].choices.map(({ value, label }) => ({ id: value, name: label })),
      with: AREA_LEVELS.slice(index + 1).flatMap(finer => fields[finer] ?? []),
      closed: index > 1 && set(AREA_LEVELS[index - 1]!) === undefined,
    };
  });
}
