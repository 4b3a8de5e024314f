import { useGetList, useGetOne, useGetRecordRepresentation, useTranslate } from 'ra-core';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import type { Choice } from '../useSchemaChoices';
import { FieldFrame } from './FieldFrame';
import { SuggestionList } from './SuggestionList';
import { TextBox } from './TextBox';
import { useChoiceNames } from './useChoiceNames';
import { type FieldInput, useField } from './useField';

interface ReferenceInputProps extends FieldInput {
  /** The resource whose records are offered. */
  reference: string;
  /** Of its list call. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: object;
}

const OFFERED = 10;

/** A record of another resource, found by typing over its list call and kept by its id. */
export const ReferenceInput = ({ reference, sort, filter, ...props }: ReferenceInputProps) => {
  const translate = useTranslate();
  const { field, frame, control, error, required, readOnly, disabled } = useField(props);
  const nameOf = useGetRecordRepresentation(reference);
  /** Null while nobody is searching. */
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const search = useDeferredValue(typed?.trim() ?? '');
  const id = String(field.value ?? '');
  const { data: chosen } = useGetOne(reference, { id }, { enabled: id !== '' });
  const { data, error: failure } = useGetList(
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
  const name = chosen ? String(nameOf(chosen)) : id;
  const known = useMemo(() => [{ id, name }, ...choices], [id, name, choices]);
  useChoiceNames(field.name, known);
  const open = typed !== null && !readOnly;
  const listId = `${control.id}-list`;

  const pick = (choice: Choice | undefined) => {
    if (choice) field.onChange(choice.id);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (typed === null) setTyped('');
      else setAt(now => Math.max(0, Math.min(choices.length - 1, now + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      pick(choices[at]);
    } else if (open && event.key === 'Escape') {
      // a dialog around it stays
      event.stopPropagation();
      setTyped(null);
    }
  };
  return (
    <FieldFrame {...frame}>
      <TextBox
        {...control}
        role="combobox"
        aria-required={required || undefined}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && choices[at] ? `${listId}-${at}` : undefined}
        placeholder={readOnly ? undefined : translate('app.reference.search')}
        value={typed ?? name}
        onChange={event => {
          setTyped(event.target.value);
          setAt(0);
          if (event.target.value === '') field.onChange(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
        ref={field.ref}
        wrong={Boolean(error)}
        readOnly={readOnly}
        disabled={disabled}
      />
      {open && (
        <SuggestionList
          id={listId}
          labelId={`${control.id}-label`}
          choices={choices}
          at={at}
          note={
            failure
              ? translate('app.reference.failed')
              : data && choices.length === 0 && translate('app.reference.none')
          }
          onPick={pick}
        />
      )}
    </FieldFrame>
  );
};
