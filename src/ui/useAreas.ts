import { type AreaLevel, areaApi } from '../../contract/area/areaApi';
import { useAnswer } from '../dataProvider/useAnswer';

/** Areas of a level and the call that lists them, alone and within a wider one. */
const calls = {
  region: { all: areaApi.regions, within: areaApi.regions },
  province: { all: areaApi.provinces, within: areaApi.provincesOf },
  regency: { all: areaApi.regencies, within: areaApi.regenciesOf },
  district: { all: null, within: areaApi.districtsOf },
  village: { all: null, within: areaApi.villagesOf },
} as const satisfies Record<AreaLevel, object>;

/**
 * The choices of a level. Each level asks by itself as soon as its wider area is known, so a record that brings all five has them
 * loaded side by side. Nothing is offered while no wider area is chosen, nor where a list does not load, which is ignored (point 7).
 *
 * @param within id of the wider area, or of several of which regencies are asked; empty while none is chosen; undefined where this level
 *   is the widest of its form
 */
export function useAreas(level: AreaLevel, within: string | readonly string[] | undefined) {
  const several = typeof within === 'object' && within.length > 1;
  const one = typeof within === 'object' ? (within[0] ?? '') : within;
  const endpoint = one === undefined || several ? calls[level].all : calls[level].within;
  const enabled = endpoint !== null && one !== '';
  const { data, isPending } = useAnswer(
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
