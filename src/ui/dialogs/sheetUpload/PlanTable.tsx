import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../i18n/numbers';
import './planTable.css';

/** A column of the preview of a change. */
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
  /** Rows that cannot be applied. */
  isBad?: (row: Row) => boolean;
  /** Rows that deserve a second look. */
  isUnusual?: (row: Row) => boolean;
  /** The row that the page is about. */
  isCurrent?: (row: Row) => boolean;
  /** Blends into the surrounding page: no border, and as high as its rows. */
  plain?: boolean;
}

/** Maximum number of rows rendered; the figures above count all. */
const SHOWN = 300;

/** Previews a change row by row; the first column names the row. */
export const PlanTable = <Row,>(props: PlanTableProps<Row>) => {
  const { caption, rows, columns, keyOf, isBad, isUnusual, isCurrent, plain } = props;
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
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
