import { Switch } from '../controls/Switch';
import { FieldNote } from './FieldNote';
import { type FieldInput, useField } from './useField';
import './fieldFrame.css';
import './fields.css';

/** A switch with a label for its state. */
export const BooleanInput = (props: FieldInput) => {
  const { id, field, label, help, control, readOnly, disabled } = useField(props);
  const { fullWidth } = props;
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
        {help && <FieldNote id={`${id}-help`}>{help}</FieldNote>}
      </div>
    </div>
  );
};
