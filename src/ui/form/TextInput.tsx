import { Field } from './Field';
import { describedBy } from './FieldFrame';
import { TextBox } from './TextBox';
import { type FieldInput, useField } from './useField';

interface TextInputProps extends FieldInput {
  /** `date`: a calendar day, `2026-12-31`, as the browser's own calendar gives it. */
  type?: 'text' | 'url' | 'email' | 'tel' | 'date';
  placeholder?: string;
  multiline?: boolean;
  /** Counts the characters against the contract's most. */
  counted?: boolean;
}

/** A line of text, or several. It takes more than may be saved: cutting off what someone pastes would hide the mistake. */
export const TextInput = ({
  source,
  help,
  wide,
  required: asked,
  type = 'text',
  placeholder,
  multiline,
  counted,
}: TextInputProps) => {
  const { id, field, error, required, maxLength } = useField({
    source,
    ...(asked !== undefined && { required: asked }),
  });
  const length = [...String(field.value ?? '').trim()].length;
  const over = maxLength !== undefined && length > maxLength;
  const counter = counted && maxLength !== undefined && (
    <span className="field-count" data-over={over}>
      {length}/{maxLength}
    </span>
  );
  const wrong = Boolean(error);
  const control = {
    id,
    name: field.name,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    placeholder,
    'aria-required': required || undefined,
    'aria-describedby': describedBy(id, { error, help }),
  };
  return (
    <Field source={source} id={id} required={required} help={help} error={error} wide={wide ?? false} aside={counter}>
      {multiline ? (
        <div className="box" data-wrong={wrong}>
          <textarea className="box-line" rows={3} autoComplete="off" aria-invalid={wrong} {...control} />
        </div>
      ) : (
        <TextBox type={type} wrong={wrong} {...control} />
      )}
    </Field>
  );
};
