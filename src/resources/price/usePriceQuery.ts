import { useLocation, useNavigate } from 'ra-core';
import { AREA_LEVELS, type AreaLevel } from '../../../contract/area/areaApi';
import { MAX_AREA_CODE } from '../../../contract/area/areaCode';
import { REGIONS } from '../../../contract/area/region';
import { MAX_REPEATED } from '../../../contract/core/query';

type Areas = Partial<Record<AreaLevel, string[]>>;
type Change = { search?: string; at?: string; ajuan?: string } & Areas;

/** Avoids the query's schema, which the table would have to wait for. Values that cannot have been chosen are not sent. */
const canBeChosen = (level: AreaLevel, code: string) =>
  level === 'region' ? Object.hasOwn(REGIONS, code) : code.length <= MAX_AREA_CODE && !code.includes('\0');

/** State of the table in the address: search, areas, time, and the proposal open over it. */
export function usePriceQuery() {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(query);
  const areas: Areas = Object.fromEntries(
    AREA_LEVELS.map(level => [level, asked.getAll(level)] as const).filter(
      ([level, codes]) =>
        codes.length > 0 && codes.length <= MAX_REPEATED && codes.every(code => canBeChosen(level, code)),
    ),
  );
  const time = Date.parse(asked.get('at') ?? '');
  const go = (change: Change) => {
    for (const [name, value] of Object.entries(change)) {
      asked.delete(name);
      for (const one of [value].flat()) if (one) asked.append(name, one);
    }
    navigate({ pathname, search: asked.size > 0 ? `?${asked}` : '' });
  };
  return {
    search: asked.get('search') ?? '',
    areas,
    proposal: asked.get('ajuan'),
    at: Number.isNaN(time) ? undefined : new Date(time).toISOString(),
    go,
  };
}

/** No area filter. */
export const NO_AREAS: Required<Areas> = { region: [], province: [], regency: [], district: [], village: [] };
