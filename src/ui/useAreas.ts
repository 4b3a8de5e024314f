import { useTranslate } from 'ra-core';
import { type AreaLevel, locationApi } from '../../contract/area/areaApi';
import { useAnswer } from '../dataProvider/useAnswer';

/** Areas of a level and the call that lists them, alone and within a wider one. */
const calls = {
  region: { all: locationApi.regions, within: locationApi.regions },
  province: { all: locationApi.provinces, within: locationApi.provincesOf },
  regency: { all: locationApi.regencies, within: locationApi.regenciesOf },
  district: { all: null, within: locationApi.districtsOf },
  village: { all: null, within: locationApi.villagesOf },
} as const satisfies Record<AreaLevel, object>;

/**
 * The choices of a level. Each level asks by itself as soon as its wider area is known, so a record that brings all five has them
 * loaded side by side. Nothing is offered while no wider area is chosen.
 *
 * @param within id of the wider area, empty while none is chosen; undefined where this level is the widest of its form
 */
export function useAreas(level: AreaLevel, within: string | undefined) {
  const translate = useTranslate();
  const endpoint = within === undefined ? calls[level].all : calls[level].within;
  const enabled = endpoint !== null && within !== '';
  const { data, isPending, error } = useAnswer(
    endpoint ?? locationApi.regions,
    within === undefined || level === 'region' ? {} : { params: { id: within } as never },
    { enabled, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const list = enabled ? (data?.list ?? []) : [];
  return {
    choices: list.map(({ id, name }) => ({ value: id, label: name })),
    loading: enabled && isPending,
    failed: error ? translate('app.area.failed') : '',
  };
}
