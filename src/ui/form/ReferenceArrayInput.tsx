import { useGetMany, useGetRecordRepresentation } from 'ra-core';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Choice } from '../list/cells/useSchemaChoices';
import { type Reference, useReferenceChoices } from '../list/someFilters/useReferenceChoices';
import { AutocompleteArrayInput, type AutocompleteArrayInputProps } from './AutocompleteArrayInput';

type ReferenceArrayInputProps = Reference & Omit<AutocompleteArrayInputProps, 'choices' | 'onSearch' | 'note'>;

const NONE: readonly Choice[] = [];

/**
 * Several records of another resource, searched through its list call and stored by their ids. Those without a name in `chosen` are
 * fetched by id.
 */
export const ReferenceArrayInput = ({ reference, sort, filter, chosen = NONE, ...input }: ReferenceArrayInputProps) => {
  const nameOf = useGetRecordRepresentation(reference);
  const [typed, setTyped] = useState<string | null>(null);
  const { choices, note } = useReferenceChoices({ reference, ...(sort && { sort }), ...(filter && { filter }) }, typed);
  const ids = useWatch({ name: input.source }) as readonly string[] | null | undefined;
  const unknown = (ids ?? []).filter(id => ![...chosen, ...choices].some(choice => choice.id === id));
  const { data } = useGetMany(reference, { ids: unknown }, { enabled: unknown.length > 0 });
  const known = useMemo(
    () => [
      ...chosen,
      ...(data ?? []).flatMap(record => (record ? [{ id: String(record.id), name: String(nameOf(record)) }] : [])),
    ],
    [chosen, data, nameOf],
  );
  return <AutocompleteArrayInput {...input} choices={choices} chosen={known} note={note} onSearch={setTyped} />;
};
