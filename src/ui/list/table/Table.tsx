import {
  type Identifier,
  type RaRecord,
  useCanAccess,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useLocation,
  useNavigate,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../../browser/whenIdle';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { lazyPart } from '../../lazyPart';
import type { ToDelete } from '../../useDeleting';
import type { MenuTarget } from '../rowMenu/RowMenuContext';
import type { Column } from './Column';
import { HeadCell } from './HeadCell';
import { moveInRows } from './moveInRows';
import { SelectPage } from './SelectPage';
import { TableRow } from './TableRow';
import { usePrefetchRow } from './usePrefetchRow';
import { type RowClick, useRowLinks } from './useRowLinks';
import { useRowSlots } from './useRowSlots';
import './listCard.css';
import './table.css';

const RowMenu = lazyPart(async () => {
  const { RowMenu: Loaded, rowMenuItems } = await import('../rowMenu/RowMenu');
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
