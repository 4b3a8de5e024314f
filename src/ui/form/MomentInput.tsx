import { InputAdornment, OutlinedInput } from '@mui/material';
import { Calendar } from 'lucide-react';
import { useTranslate, useTranslateLabel } from 'ra-core';
import { useRef } from 'react';
import { fromJakartaInput, toJakartaInput } from '../../i18n/dates';
import { describedBy, Field } from './Field';
import { type FieldInput, useField } from './useField';

/** A day and time of Jakarta, typed part by part or picked from the browser's calendar; kept as an instant. */
export const MomentInput = ({ source, help, wide, aside }: FieldInput & { aside?: string }) => {
  const translate = useTranslate();
  const label = String(useTranslateLabel()({ source }));
  const input = useRef<HTMLInputElement>(null);
  const { id, field, error, required } = useField({ source, format: toJakartaInput, parse: fromJakartaInput });
  return (
    <Field source={source} id={id} required={required} help={help} error={error} wide={wide ?? false}>
      <OutlinedInput
        id={id}
        className="moment"
        type="datetime-local"
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={(element: HTMLInputElement | null) => {
          input.current = element;
          field.ref(element);
        }}
        error={Boolean(error)}
        fullWidth
        startAdornment={
          <InputAdornment position="start">
            <button
              type="button"
              className="moment-open"
              aria-label={translate('app.period.open', { field: label })}
              onClick={() => input.current?.showPicker()}
            >
              <Calendar size={18} strokeWidth={1.75} aria-hidden />
            </button>
          </InputAdornment>
        }
        endAdornment={aside && <span className="moment-aside">{aside}</span>}
        inputProps={{
          max: '9999-12-31T23:59',
          'aria-required': required || undefined,
          'aria-describedby': describedBy(id, { error, help }),
        }}
      />
    </Field>
  );
};
