import { useMemo } from 'react';
import { areaApi } from '../../contract/area/areaApi';
import { hasForeignRecords } from '../dataProvider/isOffered';
import { useAnswer } from '../dataProvider/useAnswer';

/**
 * The sales regions of a provider, in its order: none until it has said them. Undefined where records are our own: theirs are the
 * contract's.
 *
 * @param wanted asks for them only then
 */
export function useForeignRegions(wanted: boolean) {
  const enabled = wanted && hasForeignRecords();
  const { data } = useAnswer(areaApi.regions, {}, { enabled, staleTime: Number.POSITIVE_INFINITY, retry: false });
  return useMemo(
    () => (enabled ? (data?.list ?? []).map(({ id, short_name }) => ({ id, name: short_name })) : undefined),
    [enabled, data],
  );
}
