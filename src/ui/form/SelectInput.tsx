import { Menu, MenuItem } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Field } from './Field';
import { describedBy } from './FieldFrame';
import { type FieldInput, useField } from './useField';
import './control.css';

interface SelectInputProps extends FieldInput {
  choices: readonly { value: string; label: string; show?: ReactNode }[];
  /** What no choice means: 'Nasional'. Without it one must be chosen. */
  emptyLabel?: string;
  disabled?: boolean;
  /** Hears of a choice that a person made. */
  onPick?: () => void;
}

/** One of a few choices; no choice is stored as null. Its list is made when it is opened. */
export const SelectInput = ({
  source,
  help,
  wide,
  required: asked,
  choices,
  emptyLabel,
  disabled,
  onPick,
}: SelectInputProps) => {
  const { id, field, error, required } = useField({
    source,
    parse: (value: string) => value || null,
    ...(asked !== undefined && { required: asked }),
  });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const options = emptyLabel ? [{ value: '', label: emptyLabel, show: undefined }, ...choices] : choices;
  const value: unknown = field.value ?? '';
  const chosen = options.find(option => option.value === value);
  const listId = `${id}-list`;

  const open = (control: HTMLElement) => {
    // Not every browser gives a pressed button the focus, and it is to come back here.
    control.focus();
    setAnchor(control);
  };
  const pick = (picked: string) => {
    setAnchor(null);
    field.onChange(picked);
    onPick?.();
  };

  return (
    <Field source={source} id={id} required={required} help={help} error={error} wide={wide ?? false}>
      <button
        type="button"
        id={id}
        className="box pick"
        data-wrong={Boolean(error)}
        name={field.name}
        ref={field.ref}
        disabled={disabled}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? listId : undefined}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={describedBy(id, { error, help })}
        aria-required={required || undefined}
        aria-invalid={Boolean(error)}
        onClick={event => open(event.currentTarget)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.currentTarget);
        }}
        onBlur={() => {
          // While the list is open the field has not been left.
          if (!anchor) field.onBlur();
        }}
      >
        <span>{chosen && (chosen.show ?? chosen.label)}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{
            list: { id: listId, role: 'listbox', 'aria-labelledby': `${id}-label` },
            paper: { style: { minWidth: anchor.offsetWidth } },
          }}
        >
          {options.map(option => (
            <MenuItem
              key={option.value}
              role="option"
              aria-selected={option === chosen}
              selected={option === chosen}
              onClick={() => pick(option.value)}
            >
              {option.show ?? option.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Field>
  );
};
