import { Check, Minus } from 'lucide-react';
import { LinkBase } from 'ra-core';
import { TableSkeleton } from '../states/TableSkeleton';
import { Card } from './Card';
import './comparisonTable.css';

interface Compared {
  id: string;
  name: string;
  /** Text below its name. */
  text: string;
  /** Address of its page. */
  to: string;
  /** Ids of its rows. */
  has: ReadonlySet<string>;
}

interface ComparisonTableProps {
  title: string;
  text: string;
  /** Head of the first column, and the screen reader texts for having a row or not. */
  labels: { row: string; has: string; hasNot: string };
  /** The compared records, one per column; undefined while they load. */
  columns: readonly Compared[] | undefined;
  groups: readonly { id: string; label: string; rows: readonly { id: string; label: string }[] }[];
  /** Id of the highlighted column. */
  current?: string | undefined;
}

/** Compares records side by side: one column per record, with grouped rows that show whether each record has them. */
export const ComparisonTable = ({ title, text, labels, columns, groups, current }: ComparisonTableProps) => (
  <Card className="comparison" aria-label={title}>
    <header>
      <h2>{title}</h2>
      <p className="form-card-text">{text}</p>
    </header>
    {columns ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      <section className="comparison-scroll" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.row}</th>
              {columns.map(({ id, name, text: below, to }) => (
                <th key={id} scope="col" data-current={id === current}>
                  <LinkBase to={to}>{name}</LinkBase>
                  <small>{below}</small>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(group => (
            <tbody key={group.id}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {group.label}
                </th>
              </tr>
              {group.rows.map(row => (
                <tr key={row.id}>
                  <th scope="row">{row.label}</th>
                  {columns.map(({ id, has }) => (
                    <Cell key={id} labels={labels} has={has.has(row.id)} current={id === current} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    ) : (
      <TableSkeleton />
    )}
  </Card>
);

const Cell = ({ labels, has, current }: Pick<ComparisonTableProps, 'labels'> & { has: boolean; current: boolean }) => {
  const Icon = has ? Check : Minus;
  return (
    <td data-has={has} data-current={current}>
      <Icon size={16} strokeWidth={has ? 2.25 : 1.75} aria-hidden />
      <span className="sr-only">{has ? labels.has : labels.hasNot}</span>
    </td>
  );
};
