import type { ReactNode } from 'react';
import { Field } from './Field';
import { describedBy } from './FieldFrame';
import { TextBox } from './TextBox';
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
      <TextBox
        id={id}
        name={field.name}
        value={value}
        onChange={event => onType(event.target.value)}
        onBlur={() => {
          onLeave?.();
          field.onBlur();
        }}
        ref={field.ref}
        wrong={Boolean(error)}
        placeholder={placeholder}
        start={unit && <span className="box-unit">{unit}</span>}
        inputMode={inputMode}
        aria-required={required || undefined}
        aria-describedby={describedBy(id, { error, help })}
        style={align && { textAlign: align }}
      />
    </Field>
  );
};
