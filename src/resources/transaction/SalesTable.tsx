import { useLocaleState, useTranslate } from 'ra-core';
import type { Sales, SalesFigures } from '../../../contract/transaction/sales';
import { formatNumber } from '../../i18n/numbers';
import { measuresOf } from './measures';
import { daysText, stepText } from './stepText';
import './salesTable.css';

/** The figures behind the chart, step by step, and their sum. */
export const SalesTable = ({ sales }: { sales: Sales }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.transaction.${key}`, args);
  const measures = measuresOf(sales);
  const cells = (figures: SalesFigures, before: SalesFigures) => (
    <>
      {measures.map(name => (
        <td key={name}>{formatNumber(figures[name])}</td>
      ))}
      <td>{formatNumber(before.value)}</td>
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="sales-table" tabIndex={0} aria-label={t('sales.table', { period: daysText(sales, locale) })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sales.time')}</th>
            {measures.map(name => (
              <th key={name} scope="col">
                {t(name === 'orders' ? 'fields.orders' : `sales.short.${name}`)}
              </th>
            ))}
            <th scope="col">{t('sales.value_before')}</th>
          </tr>
        </thead>
        <tbody>
          {sales.series.map(step => (
            <tr key={step.start_date}>
              <th scope="row">{stepText(step, locale)}</th>
              {cells(step, step.before)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sales.total')}</th>
            {cells(sales.totals, sales.totals_before)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
};
