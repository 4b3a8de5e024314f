import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/numbers';
import './planTable.css';

/** A column of what a spreadsheet would do. */
export interface PlanColumn<Row> {
  label: string;
  render: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface PlanTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly PlanColumn<Row>[];
  keyOf: (row: Row) => string | number;
  /** Rows that something stands against. */
  isBad?: (row: Row) => boolean;
  /** Rows to look at twice. */
  isUnusual?: (row: Row) => boolean;
  /** The row that the page is about. */
  isCurrent?: (row: Row) => boolean;
  /** Part of the page around it: without a border, and as high as its rows. */
  plain?: boolean;
}

/** Rows that are rendered; what stands above counts all. */
const SHOWN = 300;

/** What a change would do, row by row; the first column names the row. */
export const PlanTable = <Row,>(props: PlanTableProps<Row>) => {
  const { caption, rows, columns, keyOf, isBad, isUnusual, isCurrent, plain } = props;
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="plan-scroll" tabIndex={0} aria-label={caption} data-plain={plain}>
      <table>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" data-number={isNumber}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(row => (
            <tr
              key={keyOf(row)}
              data-bad={isBad?.(row)}
              data-unusual={isUnusual?.(row)}
              aria-current={isCurrent?.(row) || undefined}
            >
              {columns.map(({ label, render, isNumber }, index) =>
                index === 0 ? (
                  <th key={label} scope="row">
                    {render(row)}
                  </th>
                ) : (
                  <td key={label} data-number={isNumber}>
                    {render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && <p>{translate('app.sheet.more_rows', { count: formatNumber(rows.length - SHOWN) })}</p>}
    </section>
  );
};
