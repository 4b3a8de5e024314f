import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Area, areaApi } from '../../contract/area/areaApi';
import { REGIONS } from '../../contract/area/region';
import { call } from '../dataProvider/call';

/** The list that holds an area, by how many parts its code has; regions are known. */
function listOf(code: string) {
  const parts = code.split('.');
  if (parts.length === 1) return { endpoint: areaApi.provinces };
  if (parts.length === 2) return { endpoint: areaApi.regencies };
  const params = { id: parts.slice(0, -1).join('.') };
  return { endpoint: parts.length === 3 ? areaApi.districtsOf : areaApi.villagesOf, params };
}

/** Names of areas by code; the code itself until its list is loaded. */
export function useAreaNames(codes: readonly string[]): (code: string) => string {
  const key = [...new Set(codes.filter(code => !Object.hasOwn(REGIONS, code)))].toSorted().join(' ');
  const lists = useMemo(() => {
    const all = key ? key.split(' ').map(listOf) : [];
    return [...new Map(all.map(list => [`${list.endpoint.call} ${list.params?.id ?? ''}`, list])).values()];
  }, [key]);
  const names = useQueries({
    queries: lists.map(({ endpoint, params }) => ({
      queryKey: [endpoint.call, params, undefined],
      queryFn: (): Promise<{ list: Area[] }> => call(endpoint, params ? { params: params as never } : {}),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
    combine: answers => new Map(answers.flatMap(({ data }) => (data?.list ?? []).map(({ id, name }) => [id, name]))),
  });
  return useCallback(code => (REGIONS as Readonly<Record<string, string>>)[code] ?? names.get(code) ?? code, [names]);
}
