import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import { Button } from '../Button';
import { Card } from '../Card';
import { lazyPart } from '../lazyPart';
import { EmptyState } from '../states/EmptyState';
import type { Measure, MeasuredPeriod } from './Measure';
import { MeasureCards } from './MeasureCards';
import { StepTable } from './StepTable';
import './measuredCard.css';

const StepChart = lazyPart(() => import('./StepChart').then(module => module.StepChart));

interface MeasuredCardProps<Name extends string> {
  title: string;
  figures: MeasuredPeriod<Name>;
  step: SalesStep;
  measures: readonly [Measure<Name>, ...Measure<Name>[]];
  /** Shown instead of the chart if all figures of both periods are zero. */
  empty: { title: string; text: string };
  /** Shown beside the change of a measure. */
  note?: (name: Name) => ReactNode;
  /** Colour of the bars; the accent by default. */
  color?: string;
}

/** The totals of a period, with the chosen one as a chart below or all of them as a table. The chart's code is loaded last. */
export const MeasuredCard = <Name extends string>(props: MeasuredCardProps<Name>) => {
  const { title, figures, step, measures, empty, note, color } = props;
  const translate = useTranslate();
  const id = useId();
  const [name, choose] = useState(measures[0].name);
  const [asTable, showTable] = useState(false);
  const measure = measures.find(each => each.name === name) ?? measures[0];
  const hasAny = measures.some(each => figures.totals[each.name] !== 0 || figures.totals_before[each.name] !== 0);
  return (
    <Card className="measured" aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <MeasureCards figures={figures} measures={measures} chosen={measure.name} onChoose={choose} note={note} />
      {hasAny ? (
        <>
          <Button size="small" className="measured-switch" onClick={() => showTable(!asTable)}>
            {translate(`app.chart.${asTable ? 'show_chart' : 'show_table'}`)}
          </Button>
          {asTable ? (
            <StepTable figures={figures} measures={measures} compared={measures[0].name} />
          ) : (
            <div className="measured-chart">
              <StepChart figures={figures} step={step} measure={measure} {...(color && { color })} />
            </div>
          )}
        </>
      ) : (
        <EmptyState {...empty} />
      )}
    </Card>
  );
};
