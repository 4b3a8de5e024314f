import { useMemo } from 'react';
import { areaApi } from '../../contract/area/areaApi';
import { hasForeignRecords } from '../dataProvider/isOffered';
import { useEndpointQuery } from '../dataProvider/useEndpointQuery';

/**
 * Returns the provider's sales regions, in its order; empty until they are loaded. Undefined if records are our own, which use the
 * contract's regions.
 *
 * @param wanted whether to fetch them
 */
export function useForeignRegions(wanted: boolean) {
  const enabled = wanted && hasForeignRecords();
  const { data } = useEndpointQuery(
    areaApi.regions,
    {},
    { enabled, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  return useMemo(
    () => (enabled ? (data?.list ?? []).map(({ id, short_name }) => ({ id, name: short_name })) : undefined),
    [enabled, data],
  );
}
