import { type FieldInput, useField } from './useField';
import './control.css';

/** A switch with a label for its state. */
export const BooleanInput = (props: FieldInput) => {
  const { id, field, label, control, readOnly, disabled } = useField(props);
  const { helperText, fullWidth } = props;
  return (
    <div className={fullWidth ? 'field field-switch field-wide' : 'field field-switch'}>
      <input
        {...control}
        className="switch"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on.
        role="switch"
        checked={Boolean(field.value)}
        onChange={event => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        ref={field.ref}
        disabled={disabled || readOnly}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {helperText && (
          <p className="field-help" id={`${id}-help`}>
            {helperText}
          </p>
        )}
      </div>
    </div>
  );
};
