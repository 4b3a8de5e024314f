import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useDataTableCallbacksContext, useDataTableSortContext } from 'ra-core';
import type { Column } from './Column';
import './headCell.css';
import './table.css';

const icon = { className: 'sort-icon', size: 14, strokeWidth: 2, 'aria-hidden': true } as const;
const icons = { ASC: <ArrowUp {...icon} />, DESC: <ArrowDown {...icon} />, none: <ChevronsUpDown {...icon} /> };

/** A column's head: its label, as a button that shows the sort order if the list can be sorted by it. */
export const HeadCell = ({ column: { label, align, sort } }: { column: Column }) => {
  const current = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const order = sort && current?.field === sort.field ? current.order : undefined;
  return (
    <th
      scope="col"
      className={align === 'right' ? 'num' : undefined}
      aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
    >
      {sort && handleSort ? (
        <button
          type="button"
          className="sort"
          data-on={order !== undefined}
          data-field={sort.field}
          data-order={sort.order}
          onClick={handleSort}
        >
          {label}
          {icons[order ?? 'none']}
        </button>
      ) : (
        label
      )}
    </th>
  );
};
