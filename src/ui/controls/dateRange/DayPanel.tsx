import { useState } from 'react';
import { jakartaDay } from '../../../../contract/core/days';
import { MonthGrid } from './MonthGrid';
import { Presets } from './Presets';
import { dayPresets, pastDayPresets } from './presets';
import './presets.css';

interface DayPanelProps {
  chosen: string | null;
  /** Offers no day after today. */
  past?: boolean;
  onChoose: (day: string) => void;
}

/** Chooses a day, from a month or the most common days. */
export const DayPanel = ({ chosen, past = false, onChoose }: DayPanelProps) => {
  const today = jakartaDay();
  const [at, setAt] = useState(chosen ?? today);
  const shown = chosen === null ? null : { start: chosen, end: chosen };
  return (
    <div className="picker">
      <Presets presets={(past ? pastDayPresets : dayPresets)(today)} onChoose={onChoose} />
      <MonthGrid
        at={at}
        shown={shown}
        today={today}
        last={past ? today : undefined}
        onMove={setAt}
        onPress={onChoose}
      />
    </div>
  );
};
