import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Area, areaApi } from '../../contract/area/areaApi';
import { REGIONS } from '../../contract/area/region';
import { call } from '../dataProvider/call';
import { hasForeignRecords } from '../dataProvider/isOffered';

/**
 * The lists that may hold an area, by how many parts its code has. Our regions are known; a provider's have names of its own, and its
 * codes need not have parts.
 */
function listsOf(code: string) {
  const parts = code.split('.');
  const params = { id: parts.slice(0, -1).join('.') };
  if (parts.length > 2) return [{ endpoint: parts.length === 3 ? areaApi.districtsOf : areaApi.villagesOf, params }];
  const wide = [{ endpoint: areaApi.provinces }, { endpoint: areaApi.regencies }] as const;
  return hasForeignRecords() ? [{ endpoint: areaApi.regions }, ...wide] : [wide[parts.length - 1]!];
}

const OURS: Readonly<Record<string, string>> = REGIONS;
const isKnown = (code: string) => !hasForeignRecords() && Object.hasOwn(OURS, code);

interface AreaList {
  endpoint: (typeof areaApi)[keyof typeof areaApi];
  params?: { id: string };
}

interface NamedArea extends Area {
  short_name?: string;
}

/** Names of areas by code; the code itself until its list is loaded. */
export function useAreaNames(codes: readonly string[]): (code: string) => string {
  const key = [...new Set(codes.filter(code => !isKnown(code)))].toSorted().join(' ');
  const lists = useMemo(() => {
    const all = key ? key.split(' ').flatMap<AreaList>(listsOf) : [];
    return [...new Map(all.map(list => [`${list.endpoint.call} ${list.params?.id ?? ''}`, list])).values()];
  }, [key]);
  const names = useQueries({
    queries: lists.map(({ endpoint, params }) => ({
      queryKey: [endpoint.call, params, undefined],
      queryFn: (): Promise<{ list: NamedArea[] }> => call(endpoint, params ? { params: params as never } : {}),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
    combine: answers =>
      new Map(
        answers.flatMap(({ data }) =>
          (data?.list ?? []).map(({ id, name, short_name }) => [id, short_name ?? name] as const),
        ),
      ),
  });
  return useCallback(code => (isKnown(code) ? OURS[code] : names.get(code)) ?? code, [names]);
}
