import { useLocaleState } from 'ra-core';
import { useId, useState } from 'react';
import { addDays, jakartaDay } from '../../../contract/core/days';
import { formatDate, startOfJakartaDay } from '../../i18n/dates';
import { MomentPanel } from '../../ui/controls/dateRange/MomentPanel';
import { PickerButton } from '../../ui/controls/dateRange/PickerButton';
import { ToggleButton, ToggleButtonGroup } from '../../ui/controls/ToggleButtonGroup';
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame';
import { parseMoment } from '../../ui/form/parseMoment';
import { TextBox } from '../../ui/form/TextBox';
import { usePrices } from './usePrices';
import './planFields.css';

interface PlanFieldsProps {
  momentError: string | undefined;
  noteError: string | undefined;
  note: string;
  /** Called with null for the moment of application. */
  onMoment: (instant: string | null, isWrong: boolean) => void;
  onNote: (note: string) => void;
}

/** When a change takes effect, at once or at a chosen moment, and a note for its history. */
export const PlanFields = ({ momentError, noteError, note, onMoment, onNote }: PlanFieldsProps) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  const id = useId();
  /** The moment as text; null for at once. */
  const [written, setWritten] = useState<string | null>(null);
  const set = (instant: string | null) => {
    setWritten(instant && formatDate(instant, 'moment', locale));
    onMoment(instant, false);
  };
  const label = t('plan.valid_from');
  return (
    <div className="plan-fields">
      <FieldFrame id={`${id}-from`} label={label} error={momentError} announced>
        <div className="stack gap-8">
          <ToggleButtonGroup
            fullWidth
            aria-labelledby={`${id}-from-label`}
            value={written === null ? 'now' : 'at'}
            onChange={(next: 'now' | 'at') => set(next === 'now' ? null : startOfJakartaDay(addDays(jakartaDay(), 1)))}
          >
            {(['now', 'at'] as const).map(when => (
              <ToggleButton key={when} value={when} className="plan-when">
                {t(`plan.when_${when}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {written !== null && (
            <TextBox
              id={`${id}-from`}
              className="moment"
              wrong={momentError !== undefined}
              aria-describedby={describedBy(`${id}-from`, { error: momentError })}
              value={written}
              onChange={event => setWritten(event.target.value)}
              onBlur={() => {
                const instant = parseMoment(written);
                if (instant) set(instant);
                else onMoment(null, true);
              }}
              start={
                <PickerButton label={label}>
                  {close => (
                    <MomentPanel
                      chosen={parseMoment(written)}
                      onChoose={instant => {
                        set(instant);
                        close();
                      }}
                    />
                  )}
                </PickerButton>
              }
              end={<span className="moment-aside figures hint">WIB</span>}
            />
          )}
        </div>
      </FieldFrame>
      <FieldFrame id={`${id}-note`} label={t('plan.note')} error={noteError}>
        <TextBox
          id={`${id}-note`}
          wrong={noteError !== undefined}
          maxLength={200}
          value={note}
          onChange={event => onNote(event.target.value)}
        />
      </FieldFrame>
    </div>
  );
};
