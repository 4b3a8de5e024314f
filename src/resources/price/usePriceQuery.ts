import { useLocation, useNavigate } from 'ra-core';
import { AREA_LEVELS, type AreaLevel } from '../../../contract/area/areaApi';
import { priceGridQuery } from '../../../contract/price/priceGrid';

type Areas = Partial<Record<AreaLevel, string[]>>;
type Change = { search?: string; at?: string; ajuan?: string } & Areas;

/** State of the table in the address: search, areas and time, and the proposal that is open over it. */
export function usePriceQuery() {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(query);
  const areas: Areas = Object.fromEntries(
    AREA_LEVELS.map(level => [level, asked.getAll(level)] as const).filter(
      // what nobody can have chosen is not asked for
      ([level, codes]) => codes.length > 0 && priceGridQuery.shape[level].safeParse(codes).success,
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

/** No area. */
export const NO_AREAS: Required<Areas> = { region: [], province: [], regency: [], district: [], village: [] };
