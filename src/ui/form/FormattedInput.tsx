import { type ReactNode, useState } from 'react';
import { FieldFrame } from './FieldFrame';
import { TextBox } from './TextBox';
import { type FieldInput, useField } from './useField';
import './textBox.css';

interface FormattedInputProps extends FieldInput {
  /** The kept value as people read it. */
  write: (value: unknown) => string;
  /** What was typed as it is kept; null where it is no such value, which then stays as text for the rule to say so. */
  read: (typed: string) => unknown;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'text';
  /** Before the value: 'Rp'. */
  unit?: string;
  /** Before what is typed: a button that puts a value in. */
  start?: (input: { value: unknown; label: string; change: (value: unknown) => void }) => ReactNode;
  /** After what is typed. */
  end?: ReactNode;
  align?: 'right';
  placeholder?: string;
  className?: string;
}

/** A line that shows a value otherwise than it is kept: as it is typed while it is typed, then as we write such values. */
export const FormattedInput = (props: FormattedInputProps) => {
  const { write, read, inputMode, unit, start, end, align, placeholder, className, ...input } = props;
  const { field, frame, control, error, required, label, readOnly, disabled } = useField(input);
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  // What a calendar or a draft puts into the field takes the place of what was typed.
  const shown = typed && typed.value === field.value ? typed.text : write(field.value);
  return (
    <FieldFrame {...frame}>
      <TextBox
        {...control}
        aria-required={required || undefined}
        className={className ?? ''}
        value={shown}
        onChange={event => {
          const text = event.target.value;
          const value = text.trim() ? (read(text) ?? text) : null;
          // an empty field's value is shown as an empty text
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
            {unit && <span className="box-unit">{unit}</span>}
            {!readOnly && !disabled && start?.({ value: field.value, label: String(label), change: field.onChange })}
          </>
        }
        end={end}
        inputMode={inputMode}
        style={align && { textAlign: align }}
      />
    </FieldFrame>
  );
};
