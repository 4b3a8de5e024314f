import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Days } from '../../../contract/transaction/salesPeriod';
import { formatNumber } from '../../i18n/numbers';
import { daysText } from '../period';
import type { Measure, MeasuredPeriod } from './Measure';
import { stepText } from './stepText';
import './stepTable.css';

interface StepTableProps<Name extends string> {
  figures: MeasuredPeriod<Name>;
  measures: readonly Measure<Name>[];
  /** The measure that is also shown for the previous period. */
  compared: Name;
  /** Renders a step; its days by default. */
  renderStep?: ((step: Days, text: string) => ReactNode) | undefined;
}

/** The figures of a chart by step, with their totals. */
export const StepTable = <Name extends string>({ figures, measures, compared, renderStep }: StepTableProps<Name>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`app.chart.${key}`, args);
  const comparedAs = measures.find(({ name }) => name === compared)?.short;
  const cells = (now: Readonly<Record<Name, number>>, before: Readonly<Record<Name, number>>) => (
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
