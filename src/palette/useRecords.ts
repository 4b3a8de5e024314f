import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { choiceLabels } from '../../contract/core/choiceLabels';
import { innermost } from '../../contract/core/fieldKind';
import { listSchema } from '../../contract/core/listSchema';
import { toLocalPhone } from '../../contract/core/phone';
import { useCatalogue } from '../catalogue/CatalogueContext';
import { endpointForAction } from '../dataProvider/endpointMap';
import type { Resource } from '../declarations/defineResource';
import { useDebouncedText } from '../ui/controls/useDebouncedText';
import { choiceText } from '../ui/fields/choiceText';
import { isSearchable, recordAddress, recordLabel } from '../ui/record/recordAddress';
import type { EntryGroup } from './Entry';

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

/** Formats what distinguishes a record from others, by its declaration: `Siti Rahma · 0812-0000-0101 · Diproses`. */
function useRecordDetails() {
  const translate = useTranslate();
  return ({ name, endpoints, recordDetails = [] }: Resource, record: Record<string, unknown>): string | undefined => {
    const { fields } = listSchema(endpointForAction(endpoints, 'list'));
    const texts = recordDetails.flatMap(field => {
      const value = record[field];
      if (value === null || value === undefined || value === '') return [];
      const word = fields[field] && choiceLabels(innermost(fields[field]))?.[String(value)];
      return word === undefined
        ? toLocalPhone(String(value))
        : choiceText(translate, { resource: name, field, value: String(value), word });
    });
    return texts.join(' · ') || undefined;
  };
}
