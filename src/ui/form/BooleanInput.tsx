import { Switch } from '../Switch';
import { FieldNote } from './FieldNote';
import { type FieldInput, useField } from './useField';
import './fieldFrame.css';
import './fields.css';

/** On or off, with what that means beside it. */
export const BooleanInput = (props: FieldInput) => {
  const { id, field, label, control, readOnly, disabled } = useField(props);
  const { helperText, fullWidth } = props;
  return (
    <div className={fullWidth ? 'field field-switch field-wide' : 'field field-switch'}>
      <Switch
        {...control}
        checked={Boolean(field.value)}
        onChange={event => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        ref={field.ref}
        disabled={disabled || readOnly}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {helperText && <FieldNote id={`${id}-help`}>{helperText}</FieldNote>}
      </div>
    </div>
  );
};
