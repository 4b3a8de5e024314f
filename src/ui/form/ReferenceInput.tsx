import { useGetOne, useGetRecordRepresentation, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { type Reference, useReferenceChoices } from '../list/someFilters/useReferenceChoices';
import { ComboBox } from './ComboBox';
import { FieldFrame } from './FieldFrame';
import { useChoiceNames } from './useChoiceNames';
import { type FieldInput, useField } from './useField';

type ReferenceInputProps = FieldInput & Reference;

/** A record of another resource, searched through its list call and stored by its id. */
export const ReferenceInput = ({ reference, sort, filter, optionText, ...props }: ReferenceInputProps) => {
  const translate = useTranslate();
  const { field, frame, control, error, required, readOnly, disabled } = useField(props);
  const represented = useGetRecordRepresentation(reference);
  const nameOf = optionText ?? represented;
  /** Null while nobody is searching. */
  const [typed, setTyped] = useState<string | null>(null);
  const offered = { reference, ...(sort && { sort }), ...(filter && { filter }), ...(optionText && { optionText }) };
  const { choices, note } = useReferenceChoices(offered, typed);
  const id = String(field.value ?? '');
  const { data: chosen } = useGetOne(reference, { id }, { enabled: id !== '' });
  const name = chosen ? String(nameOf(chosen)) : id;
  const known = useMemo(() => [{ id, name }, ...choices], [id, name, choices]);
  useChoiceNames(field.name, known);
  return (
    <FieldFrame {...frame}>
      <ComboBox
        control={control}
        typed={typed}
        value={name}
        choices={choices}
        open={typed !== null && !readOnly}
        note={note}
        placeholder={readOnly ? undefined : translate('app.reference.search')}
        wrong={Boolean(error)}
        required={required}
        readOnly={readOnly}
        disabled={disabled}
        inputRef={field.ref}
        onType={setTyped}
        onClear={() => field.onChange(null)}
        onPick={choice => field.onChange(choice.id)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
};
