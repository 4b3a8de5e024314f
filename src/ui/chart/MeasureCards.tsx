import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ChangeMark } from './ChangeMark';
import { type Measure, type MeasuredPeriod, writeMeasure } from './Measure';
import './measureCards.css';

interface MeasureCardsProps<Name extends string> {
  figures: Pick<MeasuredPeriod<Name>, 'totals' | 'totals_before'>;
  measures: readonly Measure<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Shown beside the change of a measure. */
  note?: ((name: Name) => ReactNode) | undefined;
}

/** Totals of a period with their changes; selecting one shows it in the chart. */
export const MeasureCards = <Name extends string>(props: MeasureCardsProps<Name>) => {
  const { figures, measures, chosen, onChoose, note } = props;
  const translate = useTranslate();
  const { totals, totals_before } = figures;
  return (
    <fieldset className="measures" aria-label={translate('app.chart.measures')}>
      {measures.map(measure => (
        <button
          key={measure.name}
          type="button"
          aria-pressed={measure.name === chosen}
          onClick={() => onChoose(measure.name)}
        >
          <span className="measure-name">{measure.label}</span>
          <b>{writeMeasure(measure, totals[measure.name])}</b>
          <span className="measure-note">
            <ChangeMark
              now={totals[measure.name]}
              before={totals_before[measure.name]}
              isCost={measure.isCost ?? false}
            />
            {note?.(measure.name)}
          </span>
        </button>
      ))}
    </fieldset>
  );
};
