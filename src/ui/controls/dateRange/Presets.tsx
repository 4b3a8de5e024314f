import { useTranslate } from 'ra-core';
import type { Preset } from './presets';
import './presets.css';

interface PresetsProps<Value> {
  presets: readonly Preset<Value>[];
  onChoose: (value: Value) => void;
}

/** The most common choices, above a calendar. */
export const Presets = <Value,>({ presets, onChoose }: PresetsProps<Value>) => {
  const translate = useTranslate();
  return (
    <fieldset className="presets" aria-label={translate('app.range.presets')}>
      {presets.map(({ name, value }) => (
        <button key={name} type="button" onClick={() => onChoose(value)}>
          {translate(`app.presets.${name}`)}
        </button>
      ))}
    </fieldset>
  );
};
