import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { plainText } from '../../../contract/core/plainText';
import { RowAction } from '../controls/RowAction';
import type { Choice } from '../list/cells/useSchemaChoices';
import { ComboBox } from './ComboBox';
import { FieldFrame } from './FieldFrame';
import { useChoiceNames } from './useChoiceNames';
import { type FieldInput, useField } from './useField';
import './autocompleteArrayInput.css';

export interface AutocompleteArrayInputProps extends Omit<FieldInput, 'onChange'> {
  choices: readonly Choice[];
  /** Chosen items that are not, or not yet, among the choices. */
  chosen?: readonly Choice[];
  /** Shown in read-only mode if nothing is chosen: 'Semua'. */
  emptyText?: string;
  /** Note below the choices, such as that there are none. */
  note?: ReactNode;
  /** Called with the typed text if choices come from a search, null when it ends; without it the input filters choices by name. */
  onSearch?: (typed: string | null) => void;
}

const NONE: readonly Choice[] = [];
const MOST_OFFERED = 12;

/** Multiple selection from many choices, found by typing; each has a remove button. With none chosen the value is an empty list. */
export const AutocompleteArrayInput = (props: AutocompleteArrayInputProps) => {
  const { choices, chosen = NONE, emptyText, note, onSearch, ...input } = props;
  const translate = useTranslate();
  const { field, frame, control, error, readOnly, disabled } = useField(input);
  /** Null while nobody is searching. */
  const [typed, setTyped] = useState<string | null>(null);
  // once the search ends, its choices no longer contain the picked items
  const [picked, setPicked] = useState(NONE);
  const values: readonly string[] = field.value ?? [];
  const known = useMemo(() => [...chosen, ...choices, ...picked], [chosen, choices, picked]);
  useChoiceNames(field.name, known);
  const names = useMemo(() => new Map(known.map(({ id, name }) => [id, name])), [known]);
  const text = plainText(typed ?? '').toLowerCase();
  const offered = choices
    .filter(({ id, name }) => !values.includes(id) && (onSearch || name.toLowerCase().includes(text)))
    .slice(0, MOST_OFFERED);
  const type = (next: string | null) => {
    setTyped(next);
    onSearch?.(next);
  };
  return (
    <FieldFrame {...frame}>
      {values.length > 0 && (
        <ul className="autocomplete-chosen">
          {values.map(value => (
            <li className="row" key={value}>
              {names.get(value) ?? '…'}
              {!readOnly && (
                <RowAction
                  aria-label={translate('app.choices.remove', { name: names.get(value) ?? value })}
                  onClick={() => field.onChange(values.filter(other => other !== value))}
                >
                  <X size={14} aria-hidden />
                </RowAction>
              )}
            </li>
          ))}
        </ul>
      )}
      {(!readOnly || values.length === 0) && (
        <ComboBox
          control={control}
          typed={typed}
          value={readOnly ? (emptyText ?? '') : ''}
          choices={offered}
          open={typed !== null && !readOnly}
          note={note ?? (offered.length === 0 && !onSearch && translate('app.reference.none'))}
          placeholder={readOnly ? undefined : translate('app.reference.search')}
          wrong={Boolean(error)}
          readOnly={readOnly}
          disabled={disabled}
          inputRef={field.ref}
          onType={type}
          onPick={choice => {
            setPicked(before => [...before, choice]);
            field.onChange([...values, choice.id]);
          }}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
};
