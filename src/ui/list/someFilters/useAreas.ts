import { type AreaLevel, areaApi } from '../../../../contract/area/areaApi';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';

/** The calls that list the areas of each level, as a whole and within a wider area. */
const calls = {
  region: { all: areaApi.regions, within: areaApi.regions },
  province: { all: areaApi.provinces, within: areaApi.provincesOf },
  regency: { all: areaApi.regencies, within: areaApi.regenciesOf },
  district: { all: null, within: areaApi.districtsOf },
  village: { all: null, within: areaApi.villagesOf },
} as const satisfies Record<AreaLevel, object>;

/**
 * Returns the choices of a level. Each level is fetched as soon as its wider area is known, so a record with all five loads them in
 * parallel. There are no choices until a wider area is chosen, nor if the list fails to load, which is ignored (point 7).
 *
 * @param within id of the wider area, or ids of several provinces whose regencies are listed; empty while none is chosen; undefined if
 *   this level is the widest in its form
 */
export function useAreas(level: AreaLevel, within: string | readonly string[] | undefined) {
  const several = typeof within === 'object' && within.length > 1;
  const one = typeof within === 'object' ? (within[0] ?? '') : within;
  const endpoint = one === undefined || several ? calls[level].all : calls[level].within;
  const enabled = endpoint !== null && one !== '';
  const { data, isPending } = useEndpointQuery(
    endpoint ?? areaApi.regions,
    several
      ? { query: { province_id: within } }
      : one === undefined || level === 'region'
        ? {}
        : { params: { id: one } as never },
    { enabled, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const list = enabled ? (data?.list ?? []) : [];
  return {
    choices: list.map(({ id, name }) => ({ value: id, label: name })),
    loading: enabled && isPending,
  };
}
