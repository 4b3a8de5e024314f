import { type RaRecord, useGetList, useGetRecordRepresentation, useTranslate } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import type { Choice } from '../cells/useSchemaChoices';

export interface Reference {
  /** The resource whose records are offered. */
  reference: string;
  /** Sort order of its list call. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: object;
  /** Name of a record, if its usual name does not distinguish it from others. */
  optionText?: (record: RaRecord) => string;
}

const OFFERED = 10;

/**
 * Returns the records of a resource that a search through its list call finds, and a note if there are none.
 *
 * @param typed the search text; null while nobody is searching, in which case nothing is fetched
 */
export function useReferenceChoices({ reference, sort, filter, optionText }: Reference, typed: string | null) {
  const translate = useTranslate();
  const represented = useGetRecordRepresentation(reference);
  const nameOf = optionText ?? represented;
  const search = useDeferredValue(typed?.trim() ?? '');
  const { data, error } = useGetList(
    reference,
    {
      pagination: { page: 1, perPage: OFFERED },
      filter: { ...filter, ...(search && { search }) },
      ...(sort && { sort }),
    },
    { enabled: typed !== null },
  );
  const choices = useMemo<readonly Choice[]>(
    () => (data ?? []).map(record => ({ id: String(record.id), name: String(nameOf(record)) })),
    [data, nameOf],
  );
  const note = error
    ? translate('app.reference.failed')
    : data && choices.length === 0 && translate('app.reference.none');
  return { choices, note };
}
