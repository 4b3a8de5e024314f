import { useLocation, useNavigate } from 'ra-core';
import { REGION_CODES, type RegionCode } from '../../../contract/area/region';

/** State of the table in the address: search, region and time. */
export function usePriceQuery() {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(query);
  const region = REGION_CODES.find(code => code === asked.get('region'));
  const time = Date.parse(asked.get('at') ?? '');
  const go = (change: { search?: string; region?: RegionCode | ''; at?: string; ajuan?: string }) => {
    for (const [name, value] of Object.entries(change)) {
      if (value) asked.set(name, value);
      else asked.delete(name);
    }
    navigate({ pathname, search: asked.size > 0 ? `?${asked}` : '' });
  };
  return {
    search: asked.get('search') ?? '',
    region,
    /** Id of the proposal that is open over the table. */
    proposal: asked.get('ajuan'),
    at: Number.isNaN(time) ? undefined : new Date(time).toISOString(),
    go,
  };
}
