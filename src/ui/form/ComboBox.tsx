import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import type { Choice } from '../list/cells/useSchemaChoices';
import { TextBox } from './TextBox';
import './suggestionList.css';

interface ComboBoxProps {
  /** From `useField`. */
  control: { id: string; name: string; 'aria-describedby': string | undefined };
  /** Null while nobody is searching. */
  typed: string | null;
  /** Text in the box while nobody is searching. */
  value?: string;
  choices: readonly Choice[];
  /** Whether the choices are shown. */
  open: boolean;
  /** Note below the choices, such as that there are none, or why. */
  note?: ReactNode;
  placeholder?: string | undefined;
  wrong: boolean;
  required?: boolean;
  readOnly: boolean;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onType: (typed: string | null) => void;
  /** Called when the text has been deleted entirely. */
  onClear?: () => void;
  onPick: (choice: Choice) => void;
  onBlur: () => void;
}

/** A text box with a list of the choices found; arrows and Enter pick one, Escape ends the search. */
export const ComboBox = (props: ComboBoxProps) => {
  const { control, typed, value = '', choices, open, note, required, inputRef, ...others } = props;
  const { onType, onClear, onPick, onBlur, ...box } = others;
  /** Index of the focused choice. */
  const [at, setAt] = useState(0);
  const listId = `${control.id}-list`;

  const type = (text: string | null) => {
    setAt(0);
    onType(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (typed === null) type('');
      else setAt(now => Math.max(0, Math.min(choices.length - 1, now + (event.key === 'ArrowDown' ? 1 : -1))));
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      if (choices[at]) onPick(choices[at]);
      type(null);
    } else if (open && event.key === 'Escape') {
      // keep a surrounding dialog open
      event.stopPropagation();
      type(null);
    }
  };
  return (
    <>
      <TextBox
        {...control}
        {...box}
        role="combobox"
        aria-required={required || undefined}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && choices[at] ? `${listId}-${at}` : undefined}
        value={typed ?? value}
        onChange={event => {
          type(event.target.value);
          if (event.target.value === '') onClear?.();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          type(null);
          onBlur();
        }}
        ref={inputRef}
      />
      {open && (
        <SuggestionList
          id={listId}
          labelId={`${control.id}-label`}
          choices={choices}
          at={at}
          note={note}
          onPick={choice => {
            onPick(choice);
            type(null);
          }}
        />
      )}
    </>
  );
};

interface SuggestionListProps {
  id: string;
  labelId: string;
  choices: readonly Choice[];
  /** Index of the focused item. */
  at: number;
  note?: ReactNode;
  onPick: (choice: Choice) => void;
}

/** The choices found, under the box, which keeps the focus. */
const SuggestionList = ({ id, labelId, choices, at, note, onPick }: SuggestionListProps) => (
  <div className="suggestions">
    <div className="suggestion-list" id={id} role="listbox" aria-labelledby={labelId}>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys
        <div
          key={choice.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // otherwise the box would lose focus before the click arrives
          onMouseDown={event => event.preventDefault()}
          onClick={() => onPick(choice)}
        >
          {choice.name}
        </div>
      ))}
    </div>
    {note && <p role="status">{note}</p>}
  </div>
);
