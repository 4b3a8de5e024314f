import { memo } from 'react';
import { FieldFrame } from './FieldFrame';
import { TextBox } from './TextBox';
import { type FieldInput, useField } from './useField';
import './textBox.css';
import './textInput.css';

interface TextInputProps extends FieldInput {
  type?: 'text' | 'url' | 'email' | 'tel';
  placeholder?: string;
  autoFocus?: boolean;
  multiline?: boolean;
  /** Shows a character count against the contract's maximum length; otherwise it is shown only beyond that. */
  counted?: boolean;
}

/** A single- or multi-line text. It accepts text over the limit: truncating what someone pastes would hide the mistake. */
export const TextInput = memo((given: TextInputProps) => {
  const { type = 'text', placeholder, autoFocus, multiline, counted, ...props } = given;
  const { field, frame, control, error, required, maxLength, readOnly, disabled } = useField(props);
  const length = [...String(field.value ?? '').trim()].length;
  const over = maxLength !== undefined && length > maxLength;
  const counter = (counted || over) && !readOnly && maxLength !== undefined && (
    <span className="field-count figures hint" data-over={over}>
      {length}/{maxLength}
    </span>
  );
  const wrong = Boolean(error);
  const line = {
    ...control,
    'aria-required': required || undefined,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    placeholder: readOnly ? undefined : placeholder,
    readOnly,
    disabled,
    autoFocus,
  };
  return (
    <FieldFrame {...frame} aside={counter}>
      {multiline ? (
        <div className="box" data-wrong={wrong} data-read-only={readOnly}>
          <textarea className="box-line" rows={3} autoComplete="off" aria-invalid={wrong} {...line} />
        </div>
      ) : (
        <TextBox type={type} wrong={wrong} {...line} />
      )}
    </FieldFrame>
  );
});
