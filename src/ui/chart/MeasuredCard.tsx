import { useLocaleState, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import type { Days, SalesStep } from '../../../contract/transaction/salesPeriod';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../controls/Button';
import { daysText } from '../controls/period';
import { Card } from '../display/Card';
import { lazyPart } from '../lazy/lazyPart';
import { EmptyState } from '../states/EmptyState';
import { ChangeMark } from './ChangeMark';
import { type Figures, type Measure, type MeasuredPeriod, writeMeasure } from './Measure';
import { stepText } from './stepText';
import './measuredCard.css';
import './measureCards.css';
import './stepTable.css';

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
  const totals = measures.flatMap(each => [figures.totals[each.name], figures.totals_before[each.name]]);
  const isEmpty = totals.every(total => total === 0);
  return (
    <Card className="measured" aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <MeasureCards figures={figures} measures={measures} chosen={measure.name} onChoose={choose} note={note} />
      {isEmpty ? (
        <EmptyState {...empty} />
      ) : (
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
      )}
    </Card>
  );
};

interface MeasureCardsProps<Name extends string> {
  figures: Pick<MeasuredPeriod<Name>, 'totals' | 'totals_before'>;
  measures: readonly Measure<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Shown beside the change of a measure. */
  note?: ((name: Name) => ReactNode) | undefined;
}

/** Totals of a period with their changes; selecting one shows it in the chart. */
const MeasureCards = <Name extends string>(props: MeasureCardsProps<Name>) => {
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
          <span className="muted">{measure.label}</span>
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

interface StepTableProps<Name extends string> {
  figures: MeasuredPeriod<Name>;
  measures: readonly Measure<Name>[];
  /** The measure that is also shown for the previous period. */
  compared: Name;
  /** Renders a step; its days by default. */
  renderStep?: ((step: Days, text: string) => ReactNode) | undefined;
}

/** The figures of a chart by step, with their totals. */
const StepTable = <Name extends string>({ figures, measures, compared, renderStep }: StepTableProps<Name>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`app.chart.${key}`, args);
  const comparedAs = measures.find(({ name }) => name === compared)?.short;
  const cells = (now: Figures<Name>, before: Figures<Name>) => (
    <>
      {measures.map(({ name }) => (
        <td key={name}>{formatNumber(now[name])}</td>
      ))}
      <td>{formatNumber(before[compared])}</td>
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="step-table" tabIndex={0} aria-label={t('table', { period: daysText(figures, locale) })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            {measures.map(({ name, short }) => (
              <th key={name} scope="col">
                {short}
              </th>
            ))}
            <th scope="col">{t('compared', { measure: comparedAs })}</th>
          </tr>
        </thead>
        <tbody>
          {figures.series.map(step => {
            const text = stepText(step, locale);
            return (
              <tr key={step.start_date}>
                <th scope="row">{renderStep ? renderStep(step, text) : text}</th>
                {cells(step, step.before)}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {cells(figures.totals, figures.totals_before)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
};
