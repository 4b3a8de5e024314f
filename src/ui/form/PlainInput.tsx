import { InputAdornment, OutlinedInput } from '@mui/material';
import type { ReactNode } from 'react';
import { describedBy, Field } from './Field';
import type { FieldInput, useField } from './useField';

interface PlainInputProps extends FieldInput {
  of: ReturnType<typeof useField>;
  value: string;
  onType: (typed: string) => void;
  onLeave?: () => void;
  inputMode?: 'numeric' | 'tel' | 'text';
  /** Before what is typed: 'Rp'. */
  unit?: ReactNode;
  align?: 'right';
  placeholder?: string;
}

/** A line that shows a value otherwise than it is kept: what the money and phone inputs share. */
export const PlainInput = ({
  source,
  help,
  wide,
  of,
  value,
  onType,
  onLeave,
  inputMode,
  unit,
  align,
  placeholder,
}: PlainInputProps) => {
  const { id, field, error, required } = of;
  return (
    <Field source={source} id={id} required={required} help={help} error={error} wide={wide ?? false}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={value}
        onChange={event => onType(event.target.value)}
        onBlur={() => {
          onLeave?.();
          field.onBlur();
        }}
        inputRef={field.ref}
        error={Boolean(error)}
        fullWidth
        placeholder={placeholder}
        startAdornment={unit && <InputAdornment position="start">{unit}</InputAdornment>}
        inputProps={{
          inputMode,
          'aria-required': required || undefined,
          'aria-describedby': describedBy(id, { error, help }),
          autoComplete: 'off',
          ...(align && { style: { textAlign: align } }),
        }}
      />
    </Field>
  );
};
