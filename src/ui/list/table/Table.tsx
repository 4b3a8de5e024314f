import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import {
  type Identifier,
  type RaRecord,
  useCanAccess,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
  useLocation,
  useNavigate,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { whenIdle } from '../../../browser/whenIdle';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { CheckBox } from '../../controls/CheckBox';
import type { ToDelete } from '../../dialogs/useDeleting';
import { lazyPart } from '../../lazy/lazyPart';
import type { MenuTarget } from '../rowMenu/RowMenuContext';
import type { Column } from './Column';
import { moveInRows } from './moveInRows';
import { TableRow } from './TableRow';
import { usePrefetchRow } from './usePrefetchRow';
import { type RowClick, useRowLinks } from './useRowLinks';
import './listCard.css';
import './table.css';
import './headCell.css';

const RowMenu = lazyPart(async () => {
  const { RowMenu: Loaded, rowMenuItems } = await import('../onDemand/RowMenu');
  await rowMenuItems;
  return Loaded;
});

const NO_ROWS: readonly RaRecord[] = [];

interface TableProps {
  columns: readonly Column[];
  nameWidth: string | undefined;
  nameWraps: boolean | undefined;
  nameOf: (record: RaRecord) => string;
  rowClick: RowClick;
  onDelete: (what: ToDelete) => void;
  rowMenu: ReactNode;
}

/** A name that does not wrap takes its natural width. */
const onOneLine = { '--name-space': 'nowrap', '--name-least': '0' };

/** A table with plain cells and a single menu for all rows, since the cost of a row determines how fast a page turns. */
export const Table = ({ columns, nameWidth, nameWraps = true, nameOf, rowClick, onDelete, rowMenu }: TableProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { isOfOwnRegion, preloadView } = useCatalogue();
  const data = useDataTableDataContext() ?? NO_ROWS;
  const ids = useMemo(() => data.map(({ id }) => id), [data]);
  const slots = useRowSlots(ids);
  const selectedIds = useDataTableSelectedIdsContext();
  const { hasBulkActions } = useDataTableConfigContext();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const { canAccess: canDelete } = useCanAccess({ resource, action: 'delete' });
  const { view, to, editTo } = useRowLinks(rowClick);
  const navigate = useNavigate();
  const { onPointerOver, ...ahead } = usePrefetchRow(data, row => Boolean(view && to(row)));
  const [menu, setMenu] = useState<MenuTarget | null>(null);
  const saved = (useLocation().state as { saved?: Identifier } | null)?.saved;
  useEffect(() => whenIdle(() => void RowMenu.preload()), []);
  // on a slow machine, preloading on hover would be too late
  useEffect(() => (view ? whenIdle(() => void preloadView(resource, view)) : undefined), [resource, view, preloadView]);

  return (
    <>
      <table
        className="table"
        data-selectable={hasBulkActions}
        style={{ '--name-width': nameWidth, ...(!nameWraps && onOneLine) } as CSSProperties}
      >
        <thead>
          <tr>
            {hasBulkActions && <SelectPage />}
            {columns.map(column => (
              <HeadCell key={column.name} column={column} />
            ))}
            <th className="table-actions" scope="col">
              <span className="sr-only">{translate('app.list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody
          {...ahead}
          onPointerOver={event => {
            if (view) void preloadView(resource, view);
            onPointerOver(event);
          }}
          onKeyDown={moveInRows}
        >
          {data.map(row => (
            <TableRow
              key={slots.get(row.id)}
              row={row}
              columns={columns}
              name={nameOf(row)}
              to={to(row)}
              editTo={editTo(row)}
              mayDelete={Boolean(canDelete) && isOfOwnRegion(resource, row)}
              hasSelection={hasBulkActions}
              selectable={isRowSelectable?.(row) ?? true}
              selected={selectedIds?.includes(row.id) ?? false}
              saved={saved === row.id}
              onGo={navigate}
              onToggle={handleToggleItem}
              onMenu={setMenu}
            />
          ))}
        </tbody>
      </table>
      {menu && (
        <RowMenu
          target={menu}
          mayDelete={Boolean(canDelete) && isOfOwnRegion(resource, menu.row)}
          onClose={() => setMenu(null)}
          onDelete={(row, name) => onDelete({ ids: [row.id], name })}
        >
          {rowMenu}
        </RowMenu>
      )}
    </>
  );
};

type Slots = ReadonlyMap<Identifier, number>;

/**
 * Returns React keys for the rows of a page: a row that stays keeps its key, and a new one takes the key of one that left. Turning a page
 * then updates the existing row elements instead of creating, laying out and discarding them for each page.
 */
function useRowSlots(ids: readonly Identifier[]): Slots {
  const before = useRef<Slots>(new Map());
  const slots = useMemo(() => slotsOf(ids, before.current), [ids]);
  useEffect(() => {
    before.current = slots;
  }, [slots]);
  return slots;
}

export function slotsOf(ids: readonly Identifier[], before: Slots): Slots {
  const present = new Set(ids);
  const free = [...before].flatMap(([id, slot]) => (present.has(id) ? [] : slot));
  let next = Math.max(-1, ...before.values()) + 1;
  return new Map(
    ids.map(id => {
      const slot = before.get(id) ?? free.shift() ?? next++;
      return [id, slot];
    }),
  );
}

/** The head of the selection column, which selects all selectable rows of the page, or none. */
const SelectPage = () => {
  const translate = useTranslate();
  const data = useDataTableDataContext() ?? [];
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { isRowSelectable, onSelect } = useDataTableCallbacksContext();
  const offered = data.filter(row => isRowSelectable?.(row) ?? true).map(({ id }) => id);
  const selected = offered.filter(id => selectedIds.includes(id));
  const all = offered.length > 0 && selected.length === offered.length;
  return (
    <th className="table-check" scope="col">
      <CheckBox
        checked={all}
        mixed={selected.length > 0 && !all}
        label={translate('app.list.select_page')}
        onToggle={() =>
          onSelect?.(all ? selectedIds.filter(id => !offered.includes(id)) : [...new Set([...selectedIds, ...offered])])
        }
      />
    </th>
  );
};

const icon = { className: 'sort-icon', size: 14, strokeWidth: 2, 'aria-hidden': true } as const;
const icons = { ASC: <ArrowUp {...icon} />, DESC: <ArrowDown {...icon} />, none: <ChevronsUpDown {...icon} /> };

/** A column's head: its label, as a button that shows the sort order if the list can be sorted by it. */
const HeadCell = ({ column: { label, align, sort } }: { column: Column }) => {
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
