import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type RaRecord, useListContext, useTranslateLabel } from 'ra-core';
import type { Column } from './Column';

/** A column's head: its label, and where the list can be sorted by it a button that says how it is. */
export const HeadCell = <Row extends RaRecord>({
  source,
  sortBy,
  align,
}: Pick<Column<Row>, 'source' | 'sortBy' | 'align'>) => {
  const label = useTranslateLabel()({ source });
  const { sort, setSort } = useListContext();
  const field = sortBy === true ? source : sortBy;
  const order = field && sort.field === field ? sort.order : undefined;
  const Icon = order === 'ASC' ? ArrowUp : order === 'DESC' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      className={align === 'right' ? 'num' : undefined}
      aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
    >
      {field ? (
        <button
          type="button"
          className="sort"
          data-on={order !== undefined}
          onClick={() => setSort({ field, order: order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {label}
          <Icon className="sort-icon" size={14} strokeWidth={2} aria-hidden />
        </button>
      ) : (
        label
      )}
    </th>
  );
};
