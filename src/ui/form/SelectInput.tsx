import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Choice, useSchemaChoices } from '../list/cells/useSchemaChoices';
import { Menu, MenuItem } from '../material/overlays';
import { FieldFrame } from './FieldFrame';
import { useResourceForm } from './FormContext';
import { useChoiceNames } from './useChoiceNames';
import { type FieldInput, useField } from './useField';
import './selectInput.css';
import './textBox.css';

interface SelectInputProps<Option extends Choice> extends Omit<FieldInput, 'onChange'> {
  /** Those of the contract's schema by default. */
  choices?: readonly Option[] | undefined;
  /** The stored choice, shown while the others load. */
  stored?: Option | null | undefined;
  /** The schema's choices to offer, if not all. */
  ids?: readonly string[] | undefined;
  /** Renders a choice; its `name` by default. */
  optionText?: (choice: Option) => ReactNode;
  /** Label of the empty choice: 'Nasional'. Without it one must be chosen. */
  emptyText?: string | undefined;
  /** Called when the user makes a choice. */
  onChange?: (value: string | null) => void;
}

/** One of a few choices; the empty choice is stored as null. The list is rendered only when opened. */
export const SelectInput = <Option extends Choice = Choice>(props: SelectInputProps<Option>) => {
  const { choices: given, stored, ids, optionText, emptyText, onChange, ...input } = props;
  const { id, field, frame, control, error, required, schema, readOnly, disabled } = useField(input, {
    parse: (value: string) => value || null,
  });
  const { readOnly: formIsReadOnly } = useResourceForm();
  const judged = given ? undefined : schema;
  const known = useSchemaChoices(judged, props.source, ids);
  const named = useSchemaChoices(judged, props.source);
  const loaded = given ?? (known as readonly Option[]);
  const choices = stored && !loaded.some(({ id }) => id === stored.id) ? [stored, ...loaded] : loaded;
  useChoiceNames(field.name, choices);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const value: unknown = field.value ?? '';
  const textOf = (choice: Option) => (optionText ? optionText(choice) : choice.name);
  const shown = () => {
    if (value === '') return emptyText;
    const chosen = choices.find(choice => choice.id === value);
    if (chosen) return textOf(chosen);
    // no longer offered, or a code known only to the provider; a field without choices in its schema waits for the fetched ones
    return named.length > 0 && (named.find(({ id: code }) => code === value)?.name ?? String(value));
  };
  const listId = `${id}-list`;

  const open = (button: HTMLElement) => {
    if (readOnly) return;
    // Not every browser focuses a clicked button, and the focus has to return here.
    button.focus();
    setAnchor(button);
  };
  const pick = (picked: string) => {
    setAnchor(null);
    field.onChange(picked);
    onChange?.(picked || null);
  };

  return (
    <FieldFrame {...frame}>
      <button
        {...control}
        aria-required={required || undefined}
        type="button"
        className="box pick"
        data-wrong={Boolean(error)}
        data-read-only={readOnly}
        ref={field.ref}
        disabled={disabled && !formIsReadOnly}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? listId : undefined}
        aria-labelledby={`${id}-label ${id}`}
        aria-invalid={Boolean(error)}
        aria-readonly={readOnly || undefined}
        onClick={event => open(event.currentTarget)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.currentTarget);
        }}
        onBlur={() => {
          // While the list is open, the field has not really lost focus.
          if (!anchor) field.onBlur();
        }}
      >
        <span>{shown()}</span>
        {!readOnly && <ChevronDown size={16} aria-hidden />}
      </button>
      {anchor && (
        <SelectMenu
          id={listId}
          labelId={`${id}-label`}
          anchor={anchor}
          options={[
            ...(emptyText ? [{ id: '', text: emptyText }] : []),
            ...choices.map(choice => ({ id: choice.id, text: textOf(choice) })),
          ]}
          chosen={String(value)}
          onPick={pick}
          onClose={() => setAnchor(null)}
        />
      )}
    </FieldFrame>
  );
};

interface SelectMenuProps {
  id: string;
  labelId: string;
  anchor: HTMLElement;
  options: readonly { id: string; text: ReactNode }[];
  chosen: string;
  onPick: (id: string) => void;
  onClose: () => void;
}

/** The option list of a select. */
const SelectMenu = ({ id, labelId, anchor, options, chosen, onPick, onClose }: SelectMenuProps) => (
  <Menu
    open
    anchorEl={anchor}
    onClose={onClose}
    slotProps={{
      list: { id, role: 'listbox', 'aria-labelledby': labelId },
      paper: { style: { minWidth: anchor.offsetWidth } },
    }}
  >
    {options.map(option => (
      <MenuItem
        key={option.id}
        role="option"
        aria-selected={option.id === chosen}
        selected={option.id === chosen}
        onClick={() => onPick(option.id)}
      >
        {option.text}
      </MenuItem>
    ))}
  </Menu>
);
