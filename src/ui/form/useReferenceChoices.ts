import { type RaRecord, useGetList, useGetRecordRepresentation, useTranslate } from 'ra-core';
import { useDeferredValue, useMemo } from 'react';
import type { Choice } from '../useSchemaChoices';

export interface Reference {
  /** The resource whose records are offered. */
  reference: string;
  /** Of its list call. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: object;
  /** What a record is called where its usual name does not tell it from others. */
  optionText?: (record: RaRecord) => string;
}

const OFFERED = 10;

/**
 * The records of a resource that a text finds over its list call, and the note where there are none.
 *
 * @param typed null while nobody is searching: then nothing is asked
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
