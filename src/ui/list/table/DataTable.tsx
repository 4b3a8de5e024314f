import {
  type Identifier,
  type RaRecord,
  useCanAccess,
  useCreatePath,
  useListContext,
  useLocation,
  useNavigate,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { whenIdle } from '../../../layout/whenIdle';
import { isOfOwnRegion } from '../../../resources/access';
import { preloadView } from '../../../resources/preloadView';
import { translator } from '../../../resources/translator';
import type { ToDelete } from '../../useDeleting';
import type { ResourceListProps } from '../List';
import { useFormAddress } from '../useFormAddress';
import { CheckBox } from './CheckBox';
import { HeadCell } from './HeadCell';
import { type MenuTarget, RowMenu } from './RowMenu';
import { TableRow } from './TableRow';

interface ResourceTableProps<Row extends RaRecord> extends ResourceListProps<Row> {
  onDelete: (what: ToDelete) => void;
}

/**
 * The rows as a table whose head stays under the top bar, on phones as cards. Plain cells and one menu for all rows: what a
 * row costs decides how fast a page turns.
 */
export const ResourceTable = <Row extends RaRecord>({
  columns,
  nameOf,
  leading,
  note,
  bulk,
  onDelete,
}: ResourceTableProps<Row>) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<Row>();
  const { hasShow } = useResourceDefinition();
  const { hasEdit, addressOf: formOf } = useFormAddress();
  const { canAccess: canEdit } = useCanAccess({ resource, action: 'edit' });
  const { canAccess: canShow } = useCanAccess({ resource, action: 'show' });
  const { canAccess: canDelete } = useCanAccess({ resource, action: 'delete' });
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const label = useTranslateLabel();
  const labels = useMemo(() => columns.map(({ source }) => label({ source })), [columns, label]);
  const [menu, setMenu] = useState<MenuTarget<Row> | null>(null);
  const saved = (useLocation().state as { saved?: Identifier } | null)?.saved;
  const last = useRef<number | null>(null);

  const opens = hasShow && canShow ? 'show' : hasEdit && canEdit ? 'edit' : undefined;
  // on a slow machine a pointer over a row comes too late
  useEffect(() => (opens ? whenIdle(() => preloadView(resource, opens)) : undefined), [resource, opens]);
  const mayEdit = Boolean(hasEdit && canEdit);
  const mayDelete = Boolean(canDelete);
  const selectable = mayDelete || Boolean(bulk);

  const addressOf = (row: Row, type: 'edit' | 'show') =>
    type === 'edit' ? formOf(row.id) : translator.toProduct(createPath({ resource, id: row.id, type }));

  const changeable = (row: Row) => isOfOwnRegion(resource, row);
  const ids = data.map(({ id }) => id);
  const offered = data.filter(changeable).map(({ id }) => id);
  const onPage = offered.filter(id => selectedIds?.includes(id));
  const all = offered.length > 0 && onPage.length === offered.length;

  /** With Shift, everything between this row and the one before it. */
  const toggle = (index: number, reach: boolean) => {
    const id = ids[index];
    if (id === undefined) return;
    if (reach && last.current !== null) {
      const between = ids
        .slice(Math.min(last.current, index), Math.max(last.current, index) + 1)
        .filter(one => offered.includes(one));
      onSelect([...new Set([...(selectedIds ?? []), ...between])]);
    } else onToggleItem(id);
    last.current = index;
  };
  const latest = useRef(toggle);
  latest.current = toggle;
  const [stableToggle] = useState(() => (index: number, reach: boolean) => latest.current(index, reach));

  return (
    <>
      <table className="table" data-selectable={selectable}>
        <thead>
          <tr>
            {selectable && (
              <th className="table-check" scope="col">
                <CheckBox
                  checked={all}
                  mixed={onPage.length > 0 && !all}
                  label={translate('app.list.select_page')}
                  onToggle={() =>
                    onSelect(
                      all
                        ? (selectedIds ?? []).filter(id => !offered.includes(id))
                        : [...new Set([...(selectedIds ?? []), ...offered])],
                    )
                  }
                />
              </th>
            )}
            {columns.map(column => (
              <HeadCell key={column.source} {...column} />
            ))}
            <th className="table-actions" scope="col">
              <span className="sr-only">{translate('app.list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody onPointerOver={opens && (() => preloadView(resource, opens))}>
          {data.map((row, index) => (
            <TableRow
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              labels={labels}
              name={nameOf(row)}
              leading={leading}
              note={note}
              to={opens && (opens === 'show' || changeable(row)) ? addressOf(row, opens) : undefined}
              editTo={mayEdit && changeable(row) ? addressOf(row, 'edit') : undefined}
              mayDelete={mayDelete && changeable(row)}
              changeable={changeable(row)}
              selectable={selectable}
              selected={selectedIds?.includes(row.id) ?? false}
              saved={saved === row.id}
              onGo={navigate}
              onToggle={stableToggle}
              onMenu={setMenu}
            />
          ))}
        </tbody>
      </table>
      <RowMenu
        target={menu}
        mayDelete={mayDelete}
        onClose={() => setMenu(null)}
        onDelete={(row, name) => onDelete({ ids: [row.id], name })}
      />
    </>
  );
};
