import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { jakartaDay } from '../../../../contract/core/days';
import { readTypedMoment } from '../../../../contract/core/typedMoment';
import { fromJakartaInput, toJakartaInput } from '../../../i18n/jakartaInput';
import { MonthGrid } from './MonthGrid';
import { Presets } from './Presets';
import { momentPresets } from './presets';
import './presets.css';

interface MomentPanelProps {
  /** ISO timestamp. */
  chosen: string | null;
  /** A day without a time means its end. */
  endOfDay?: boolean | undefined;
  onChoose: (instant: string) => void;
}

/** Chooses a day and time in Jakarta: first the time, then the day, which completes the choice. */
export const MomentPanel = ({ chosen, endOfDay = false, onChoose }: MomentPanelProps) => {
  const translate = useTranslate();
  const id = useId();
  const today = jakartaDay();
  const [day, before] = toJakartaInput(chosen).split('T');
  const usual = endOfDay ? '23:59' : '00:00';
  const [at, setAt] = useState(day || today);
  const [typed, setTyped] = useState((before ?? usual).replace(':', '.'));
  const time = readTypedMoment(`${today} ${typed}`)?.time;
  const choose = (picked: string, of = time) => {
    const instant = of && fromJakartaInput(`${picked}T${of}`);
    if (instant) onChoose(instant);
  };
  return (
    <div className="picker">
      <Presets presets={momentPresets(today, endOfDay)} onChoose={picked => choose(picked, usual)} />
      <div className="picker-time">
        <label htmlFor={id}>{translate('app.presets.time')}</label>
        <div className="box" data-wrong={!time}>
          <input
            id={id}
            className="box-line"
            autoComplete="off"
            maxLength={5}
            aria-invalid={!time}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return;
              // must not submit the surrounding form
              event.preventDefault();
              choose(at);
            }}
          />
        </div>
        <span>{translate(time ? 'app.period.zone' : 'app.presets.time_wrong')}</span>
      </div>
      <MonthGrid
        at={at}
        shown={day ? { start: day, end: day } : null}
        today={today}
        onMove={setAt}
        onPress={picked => choose(picked)}
      />
    </div>
  );
};
