import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCatalogue } from '../catalogue/CatalogueContext';
import { useAddress } from '../catalogue/useAddress';
import type { Entry } from './Entry';
import { recordLabel } from './searchable';
import { useRecent } from './useRecent';

/** Recent pages that the user may still open, except the current one: pages by their menu label, records by name. */
export function useRecentEntries(pages: readonly Entry[]): Entry[] {
  const dataProvider = useDataProvider();
  const { canOpen, findResource, translator } = useCatalogue();
  const here = useAddress();
  const recent = useRecent().filter(address => address !== here && canOpen(address));
  const records = recent.flatMap(to => {
    const match = translator.matchProduct(to);
    const resource = match && findResource(match.resource);
    return match?.id && resource?.endpoints.getOne ? [{ to, resource, id: decodeURIComponent(match.id) }] : [];
  });
  const answers = useQueries({
    queries: records.map(({ resource, id }) => ({
      // react-admin's query key of a record, to reuse its cache
      queryKey: [resource.name, 'getOne', { id, meta: undefined }],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getOne(resource.name, { id, signal }).then(({ data }) => data),
      meta: { quiet: true },
      retry: false,
      staleTime: 60_000,
    })),
  });
  return recent.flatMap((to): Entry[] => {
    const index = records.findIndex(record => record.to === to);
    const record = records[index];
    const data = answers[index]?.data;
    if (record)
      return data
        ? [{ id: `recent:${to}`, label: recordLabel(record.resource, data), to, icon: record.resource.icon }]
        : [];
    const page = pages.find(entry => entry.to === to);
    return page ? [{ ...page, id: `recent:${to}` }] : [];
  });
}
