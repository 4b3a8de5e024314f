import { useLocaleState, useTranslate } from 'ra-core';
import { formatDate } from '../../i18n/dates';
import { PickerButton } from '../dateRange/PickerButton';
import { lazyPart } from '../lazyPart';
import { FormattedInput } from './FormattedInput';
import { parseMoment } from './parseMoment';
import type { FieldInput } from './useField';
import './momentInput.css';

const MomentPanel = lazyPart(() => import('../dateRange/MomentPanel').then(module => module.MomentPanel));

interface MomentInputProps extends FieldInput {
  /** At the right of the field: the time zone, what is left. */
  aside?: string;
  /** A day alone means its end. */
  endOfDay?: boolean;
}

/**
 * A day and time of Jakarta, written as people write them or picked from a calendar; kept as an instant. The browser's own field would
 * show them in the order of its language, where 11/01 is the first of November or the eleventh of January, and on its own clock.
 */
export const MomentInput = ({ aside, endOfDay, ...props }: MomentInputProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <FormattedInput
      {...props}
      className="moment"
      // What is no moment stays in the form as text: the rule says so, and nothing vanishes.
      write={value => (isInstant(value) ? formatDate(value, 'moment', locale) : String(value ?? ''))}
      read={text => parseMoment(text, endOfDay ? '23:59' : '00:00')}
      placeholder={translate('app.period.example')}
      start={({ value, label, change }) => (
        <PickerButton label={label} preload={MomentPanel.preload}>
          {close => (
            <MomentPanel
              chosen={isInstant(value) ? value : null}
              endOfDay={endOfDay}
              onChoose={instant => {
                change(instant);
                close();
              }}
            />
          )}
        </PickerButton>
      )}
      end={aside && <span className="moment-aside">{aside}</span>}
    />
  );
};

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);
