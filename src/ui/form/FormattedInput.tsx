import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { FieldFrame } from './FieldFrame';
import { TextBox } from './TextBox';
import { type Defaults, type FieldInput, useField } from './useField';
import './textBox.css';

interface FormattedInputProps extends FieldInput {
  /** Formats the stored value for display. */
  write: (value: unknown, schema: z.ZodType | undefined) => string;
  /** Parses the typed text to the stored value; null if it is invalid, in which case the text is stored for validation to report. */
  read: (typed: string, schema: z.ZodType | undefined) => unknown;
  /** Says why a text could not be read. */
  fault?: Defaults['fault'];
  inputMode?:
    | 'numeric'
    | 'decimal'
    | 'tel'
    | 'text'
    | ((schema: z.ZodType | undefined) => 'numeric' | 'decimal' | 'text');
  /** Unit before the value: 'Rp'. */
  unit?: string;
  /** Before the text, such as a button that sets the value. */
  start?: (input: { value: unknown; label: string; change: (value: unknown) => void }) => ReactNode;
  /** After the text. */
  end?: ReactNode;
  align?: 'right';
  placeholder?: string;
  className?: string;
}

/** A text input that displays its value differently from how it is stored: as typed while typing, formatted afterwards. */
export const FormattedInput = (props: FormattedInputProps) => {
  const { write, read, fault, inputMode, unit, start, end, align, placeholder, className, ...input } = props;
  const { field, frame, control, error, required, label, readOnly, disabled, schema } = useField(input, { fault });
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  // A value set by a calendar or a draft replaces the typed text.
  const shown = typed && typed.value === field.value ? typed.text : write(field.value, schema);
  return (
    <FieldFrame {...frame}>
      <TextBox
        {...control}
        aria-required={required || undefined}
        className={className ?? ''}
        value={shown}
        onChange={event => {
          const text = event.target.value;
          const value = text.trim() ? (read(text, schema) ?? text) : null;
          // react-admin passes an empty field's null on as ''
          setTyped({ text, value: value ?? '' });
          field.onChange(value);
        }}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
        ref={field.ref}
        wrong={Boolean(error)}
        placeholder={readOnly ? undefined : placeholder}
        readOnly={readOnly}
        disabled={disabled}
        start={
          <>
            {unit && <span className="box-unit muted">{unit}</span>}
            {!readOnly && !disabled && start?.({ value: field.value, label: String(label), change: field.onChange })}
          </>
        }
        end={end}
        inputMode={typeof inputMode === 'function' ? inputMode(schema) : inputMode}
        style={align && { textAlign: align }}
      />
    </FieldFrame>
  );
};
