import { Calendar } from 'lucide-react';
import { useLocaleState, useTranslate, useTranslateLabel } from 'ra-core';
import { useRef, useState } from 'react';
import { formatDate, fromJakartaInput, toJakartaInput } from '../../i18n/dates';
import { Field } from './Field';
import { describedBy } from './FieldFrame';
import { parseMoment } from './parseMoment';
import { TextBox } from './TextBox';
import { type FieldInput, useField } from './useField';

interface MomentInputProps extends FieldInput {
  /** At the right of the field: the time zone, what is left. */
  aside?: string;
  /** A day alone means its end. */
  endOfDay?: boolean;
}

/**
 * A day and time of Jakarta, written as people write them or picked from the browser's calendar; kept as an instant. The browser's
 * own field would show them in the order of its language, where 11/01 is the first of November or the eleventh of January.
 */
export const MomentInput = ({ source, help, wide, aside, endOfDay }: MomentInputProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const label = String(useTranslateLabel()({ source }));
  const picker = useRef<HTMLInputElement>(null);
  // While it is typed it stands as it is typed; afterwards as we write moments.
  const [typed, setTyped] = useState<string | null>(null);
  const { id, field, error, required } = useField({ source });
  const written = isInstant(field.value) ? formatDate(field.value, 'moment', locale) : (field.value ?? '');
  // What is no moment stays in the form as text: the rule says so, and nothing vanishes.
  const take = (text: string) =>
    field.onChange(text.trim() ? (parseMoment(text, endOfDay ? '23:59' : '00:00') ?? text) : null);

  return (
    <Field source={source} id={id} required={required} help={help} error={error} wide={wide ?? false}>
      <TextBox
        id={id}
        className="moment"
        name={field.name}
        value={typed ?? written}
        placeholder={translate('app.period.example')}
        onChange={event => {
          setTyped(event.target.value);
          take(event.target.value);
        }}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
        ref={field.ref}
        wrong={Boolean(error)}
        start={
          <>
            <button
              type="button"
              className="moment-open"
              aria-label={translate('app.period.open', { field: label })}
              onClick={() => picker.current?.showPicker()}
            >
              <Calendar size={18} strokeWidth={1.75} aria-hidden />
            </button>
            <input
              ref={picker}
              className="moment-picker"
              type="datetime-local"
              tabIndex={-1}
              aria-hidden="true"
              value={isInstant(field.value) ? toJakartaInput(field.value) : ''}
              onChange={event => {
                setTyped(null);
                field.onChange(fromJakartaInput(event.target.value));
              }}
            />
          </>
        }
        end={aside && <span className="moment-aside">{aside}</span>}
        aria-required={required || undefined}
        aria-describedby={describedBy(id, { error, help })}
      />
    </Field>
  );
};

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);
