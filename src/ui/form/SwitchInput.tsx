import { Switch } from '@mui/material';
import { useTranslateLabel } from 'ra-core';
import { type FieldInput, useField } from './useField';

/** On or off, with what that means beside it. */
export const SwitchInput = ({ source, help, wide }: FieldInput) => {
  const { id, field } = useField({ source });
  const label = useTranslateLabel()({ source });
  return (
    <div className={wide ? 'field field-switch field-wide' : 'field field-switch'}>
      <Switch
        id={id}
        name={field.name}
        checked={Boolean(field.value)}
        onChange={event => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        inputRef={field.ref}
        slotProps={{ input: { 'aria-describedby': help ? `${id}-help` : undefined } }}
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
