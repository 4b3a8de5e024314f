import { MenuItem, Select } from '@mui/material';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { describedBy, Field } from './Field';
import { type FieldInput, useField } from './useField';

interface SelectInputProps extends FieldInput {
  choices: readonly { value: string; label: string; show?: ReactNode }[];
  /** What no choice means: 'Nasional'. Without it one must be chosen. */
  emptyLabel?: string;
  disabled?: boolean;
  /** Hears of a choice that a person made. */
  onPick?: () => void;
}

/** One of a few choices; no choice is stored as null. */
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
  return (
    <Field source={source} id={id} required={required} help={help} error={error} wide={wide ?? false}>
      <Select
        id={id}
        SelectDisplayProps={{
          id,
          'aria-labelledby': `${id}-label ${id}`,
          'aria-describedby': describedBy(id, { error, help }),
          'aria-required': required || undefined,
          'aria-invalid': Boolean(error),
        }}
        inputRef={field.ref}
        name={field.name}
        value={field.value ?? ''}
        onChange={event => {
          field.onChange(event.target.value);
          onPick?.();
        }}
        disabled={disabled ?? false}
        onBlur={field.onBlur}
        error={Boolean(error)}
        displayEmpty
        fullWidth
        IconComponent={SelectIcon}
        MenuProps={{ slotProps: { list: { 'aria-labelledby': `${id}-label` } } }}
      >
        {emptyLabel && <MenuItem value="">{emptyLabel}</MenuItem>}
        {choices.map(({ value, label, show }) => (
          <MenuItem key={value} value={value}>
            {show ?? label}
          </MenuItem>
        ))}
      </Select>
    </Field>
  );
};

const SelectIcon = ({ className }: { className?: string }) => (
  <ChevronDown className={className} size={16} strokeWidth={1.75} aria-hidden />
);
