import { useTranslateLabel } from 'ra-core';
import { type FieldInput, useField } from './useField';
import './control.css';

/** On or off, with what that means beside it. */
export const SwitchInput = ({ source, help, wide }: FieldInput) => {
  const { id, field } = useField({ source });
  const label = useTranslateLabel()({ source });
  return (
    <div className={wide ? 'field field-switch field-wide' : 'field field-switch'}>
      <input
        id={id}
        className="switch"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on.
        role="switch"
        name={field.name}
        checked={Boolean(field.value)}
        onChange={event => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        ref={field.ref}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {help && (
          <p className="field-help" id={`${id}-help`}>
            {help}
          </p>
        )}
      </div>
    </div>
  );
};
