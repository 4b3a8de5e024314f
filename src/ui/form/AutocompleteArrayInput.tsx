import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { RowAction } from '../RowAction';
import type { Choice } from '../useSchemaChoices';
import { ComboBox } from './ComboBox';
import { FieldFrame } from './FieldFrame';
import { useChoiceNames } from './useChoiceNames';
import { type FieldInput, useField } from './useField';
import './autocompleteArrayInput.css';

export interface AutocompleteArrayInputProps extends Omit<FieldInput, 'onChange'> {
  choices: readonly Choice[];
  /** Names of chosen ones that are not among the choices, or not yet. */
  chosen?: readonly Choice[];
  /** What no choice means to who only reads: 'Semua'. */
  emptyText?: string;
  /** Below the choices: that there are none. */
  note?: ReactNode;
  /** Called with what is typed where a search finds the choices, null once it is over; else the input filters them by name. */
  onSearch?: (typed: string | null) => void;
}

const NONE: readonly Choice[] = [];
const MOST_OFFERED = 12;

/** Several of many choices: found by typing, each with a button that removes it. Without any the value is an empty list. */
export const AutocompleteArrayInput = (props: AutocompleteArrayInputProps) => {
  const { choices, chosen = NONE, emptyText, note, onSearch, ...input } = props;
  const translate = useTranslate();
  const { field, frame, control, error, readOnly, disabled } = useField(input);
  /** Null while nobody is searching. */
  const [typed, setTyped] = useState<string | null>(null);
  // a search that is over no longer finds what it was picked from
  const [picked, setPicked] = useState(NONE);
  const values: readonly string[] = field.value ?? [];
  const known = useMemo(() => [...chosen, ...choices, ...picked], [chosen, choices, picked]);
  useChoiceNames(field.name, known);
  const names = useMemo(() => new Map(known.map(({ id, name }) => [id, name])), [known]);
  const text = typed?.trim().toLowerCase() ?? '';
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
            <li key={value}>
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
