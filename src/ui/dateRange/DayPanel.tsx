import { useState } from 'react';
import { jakartaDay } from '../../../contract/core/days';
import { MonthGrid } from './MonthGrid';
import { Presets } from './Presets';
import { dayPresets } from './presets';
import './presets.css';

interface DayPanelProps {
  chosen: string | null;
  onChoose: (day: string) => void;
}

/** A day, from a month or the days that are chosen most. */
export const DayPanel = ({ chosen, onChoose }: DayPanelProps) => {
  const today = jakartaDay();
  const [at, setAt] = useState(chosen ?? today);
  const shown = chosen === null ? null : { start: chosen, end: chosen };
  return (
    <div className="picker">
      <Presets presets={dayPresets(today)} onChoose={onChoose} />
      <MonthGrid at={at} shown={shown} today={today} onMove={setAt} onPress={onChoose} />
    </div>
  );
};
