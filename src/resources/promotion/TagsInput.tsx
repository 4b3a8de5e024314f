import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { FieldFrame } from '../../ui/form/FieldFrame';
import { SuggestionList } from '../../ui/form/SuggestionList';
import { TextBox } from '../../ui/form/TextBox';
import { type FieldInput, useField } from '../../ui/form/useField';
import type { Choice } from '../../ui/useSchemaChoices';
import './tags.css';

interface TagsInputProps extends FieldInput {
  choices: readonly Choice[];
  /** Of what is chosen, where it may not be among the choices. */
  names: readonly Choice[];
  /** Hears what is typed, where the choices come from a search. */
  onSearch?: (text: string) => void;
}

const OFFERED = 12;

/** Several of many: found by typing, kept as tags with a cross. */
export const TagsInput = ({ choices, names, onSearch, ...props }: TagsInputProps) => {
  const translate = useTranslate();
  const { field, frame, control, error, readOnly } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const values = (field.value ?? []) as string[];
  const nameOf = useMemo(
    () => new Map([...names, ...choices, ...picked].map(choice => [choice.id, choice.name])),
    [names, choices, picked],
  );
  const text = typed?.trim().toLowerCase() ?? '';
  const offered = choices
    .filter(choice => !values.includes(choice.id) && (onSearch || choice.name.toLowerCase().includes(text)))
    .slice(0, OFFERED);
  const open = typed !== null && !readOnly && (text !== '' || !onSearch);
  const listId = `${control.id}-list`;

  const type = (next: string | null) => {
    setTyped(next);
    setAt(0);
    onSearch?.(next ?? '');
  };
  const pick = (choice: Choice | undefined) => {
    if (!choice) return;
    setPicked(before => [...before, choice]);
    field.onChange([...values, choice.id]);
    type(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (typed === null) type('');
      else setAt(now => Math.max(0, Math.min(offered.length - 1, now + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      pick(offered[at]);
    } else if (open && event.key === 'Escape') {
      event.stopPropagation();
      type(null);
    }
  };
  return (
    <FieldFrame {...frame}>
      {values.length > 0 && (
        <ul className="tags">
          {values.map(value => (
            <li key={value}>
              {nameOf.get(value) ?? '…'}
              {!readOnly && (
                <button
                  type="button"
                  aria-label={translate('resources.promotion.tags.remove', { name: nameOf.get(value) ?? value })}
                  onClick={() => field.onChange(values.filter(other => other !== value))}
                >
                  <X size={14} strokeWidth={1.75} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {(!readOnly || values.length === 0) && (
        <TextBox
          {...control}
          role="combobox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && offered[at] ? `${listId}-${at}` : undefined}
          placeholder={translate(`resources.promotion.${readOnly ? 'all' : 'tags.search'}`)}
          value={typed ?? ''}
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            type(null);
            field.onBlur();
          }}
          ref={field.ref}
          wrong={Boolean(error)}
          readOnly={readOnly}
        />
      )}
      {open && (
        <SuggestionList
          id={listId}
          labelId={`${control.id}-label`}
          choices={offered}
          at={at}
          note={offered.length === 0 && translate('resources.promotion.tags.none')}
          onPick={pick}
        />
      )}
    </FieldFrame>
  );
};
