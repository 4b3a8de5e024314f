import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useCatalogue } from '../catalogue/CatalogueContext';
import { useDebouncedText } from '../ui/useDebouncedText';
import type { EntryGroup } from './Entry';
import { isSearchable, recordAddress, recordLabel } from './searchable';
import { useRecordDetails } from './useRecordDetails';

const TYPING_MS = 250;
const SHORTEST = 2;
const MOST_PER_RESOURCE = 5;

/**
 * Finds records by name in every list that the user may read: all are queried at once when typing pauses, and aborted when it continues. A
 * list that fails is omitted.
 */
export function useRecords(typed: string): { groups: EntryGroup[]; searching: boolean } {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const detailsOf = useRecordDetails();
  const catalogue = useCatalogue();
  const text = typed.trim();
  const settled = useDebouncedText(text, TYPING_MS);
  const asked = catalogue.resources.filter(resource => isSearchable(catalogue, resource));
  const answers = useQueries({
    queries: asked.map(({ name }) => ({
      queryKey: ['palette', name, settled],
      enabled: settled.length >= SHORTEST,
      meta: { quiet: true },
      retry: false,
      staleTime: 30_000,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getList(name, {
          filter: { search: settled },
          pagination: { page: 1, perPage: MOST_PER_RESOURCE },
          sort: { field: 'id', order: 'ASC' },
          signal,
        }),
    })),
  });
  const groups = asked.flatMap((resource, index): EntryGroup[] => {
    const rows = (settled.length >= SHORTEST && settled === text && answers[index]?.data?.data) || [];
    const entries = rows.flatMap(row => {
      const to = recordAddress(catalogue, resource, row);
      if (!to) return [];
      const hint = detailsOf(resource, row);
      return [{ id: `record:${to}`, label: recordLabel(resource, row), hint, to, icon: resource.icon }];
    });
    const label = translate(`resources.${resource.name}.name`, { smart_count: 2 });
    return entries.length > 0 ? [{ label, entries }] : [];
  });
  const waits = text.length >= SHORTEST && asked.length > 0;
  return { groups, searching: waits && (settled !== text || answers.some(({ isFetching }) => isFetching)) };
}
