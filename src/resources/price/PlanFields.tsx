import { useLocaleState } from 'ra-core';
import { useId } from 'react';
import { formatDate } from '../../i18n/dates';
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame';
import { parseMoment } from '../../ui/form/parseMoment';
import { TextBox } from '../../ui/form/TextBox';
import { usePrices } from './usePrices';
import './planFields.css';

interface PlanFieldsProps {
  momentError: string | undefined;
  noteError: string | undefined;
  note: string;
  /** Null: from the moment it is applied. */
  onMoment: (instant: string | null, isWrong: boolean) => void;
  onNote: (note: string) => void;
}

/** From when a change is in force, and a note for its history. */
export const PlanFields = ({ momentError, noteError, note, onMoment, onNote }: PlanFieldsProps) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  const id = useId();
  return (
    <div className="plan-fields">
      <FieldFrame
        id={`${id}-from`}
        label={t('plan.valid_from')}
        help={t('plan.valid_help')}
        error={momentError}
        announced
      >
        <TextBox
          id={`${id}-from`}
          wrong={momentError !== undefined}
          placeholder={t('plan.now')}
          aria-describedby={describedBy(`${id}-from`, { error: momentError, help: true })}
          onBlur={({ target }) => {
            const typed = target.value.trim();
            const instant = typed ? parseMoment(typed) : null;
            onMoment(instant, typed !== '' && instant === null);
            if (instant) target.value = formatDate(instant, 'moment', locale);
          }}
        />
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
