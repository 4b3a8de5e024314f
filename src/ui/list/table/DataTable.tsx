import {
  DataTableBase,
  type Identifier,
  type RaRecord,
  useCanAccess,
  useListContext,
  useResourceContext,
} from 'ra-core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../browser/whenIdle';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { type ToDelete, useDeleting } from '../../dialogs/useDeleting';
import { idlePart } from '../../lazy/idlePart';
import { lazyPart } from '../../lazy/lazyPart';
import { ListStates } from '../ListStates';
import { Pager } from '../Pager';
import { Col, NumberCol } from './columnProps';
import { Table } from './Table';
import { useColumns } from './useColumns';
import type { RowClick } from './useRowLinks';
import { useRowNames } from './useRowNames';
import { useShownColumns } from './useShownColumns';
import './listCard.css';

export interface DataTableProps<Row extends RaRecord = RaRecord> {
  /** `<DataTable.Col>` elements. The first one names the record: a link to it, always visible. */
  children: ReactNode;
  /** Where a row leads: by default to the record's page, else to its form, for users who may open it; false for nowhere. */
  rowClick?: RowClick<Row>;
  /** Bulk actions besides delete; enables selection even for users who may not delete. False disables selection. */
  bulkActionButtons?: ReactNode;
  /** Columns hidden by default; pass a stable array. */
  hiddenColumns?: string[];
  isRowSelectable?: (record: Row) => boolean;
  /** Items of the row menus besides edit and delete: `<SwitchItem>`, which is the default, `<DuplicateItem>`, `<RowMenuAction>`. */
  rowMenu?: ReactNode;
  /** Shown instead of the rows if the list has no records yet. */
  empty?: ReactNode;
  /** Width of the column that names the record, if it should not take the remaining space: '34%', 'auto'. */
  nameWidth?: string;
  /** False to keep names on one line. */
  nameWraps?: boolean;
}

const NONE: string[] = [];

const DeleteDialog = lazyPart(async () => (await import('../onDemand/ListDeleteDialog')).ListDeleteDialog);

// nobody selects rows before the page is idle
const BulkBar = idlePart(() => import('../onDemand/BulkBar').then(module => module.BulkBar));
const KeepRowFocus = idlePart(() => import('../onDemand/KeepRowFocus').then(module => module.KeepRowFocus));

/**
 * The rows of a list as a table whose head stays under the top bar, or as cards on phones, followed by the pager and the bulk actions.
 * Requires a `<List>` or any other react-admin list context around it.
 *
 * @example
 * <DataTable>
 *   <DataTable.Col source="title" secondaryText="description" />
 *   <DataTable.Col source="total" render={({ total }) => formatNumber(total)} />
 * </DataTable>
 */
export function DataTable<Row extends RaRecord = RaRecord>({
  children,
  rowClick,
  bulkActionButtons,
  hiddenColumns = NONE,
  isRowSelectable,
  rowMenu,
  empty,
  nameWidth,
  nameWraps,
}: DataTableProps<Row>) {
  const resource = useResourceContext() ?? '';
  const { isOfOwnRegion } = useCatalogue();
  const { isFetching, selectedIds, onSelect } = useListContext<Row>();
  const { canAccess: canDelete } = useCanAccess({ resource, action: 'delete' });
  const columns = useColumns(children);
  const shown = useShownColumns(columns, hiddenColumns);
  const { nameOf, nameOfId } = useRowNames<Row>();
  const { ask, dialog } = useDeleting(undefined, deleted =>
    onSelect((selectedIds ?? []).filter(id => !deleted.includes(id))),
  );
  // stays mounted after its first use, so that it can fade out
  const [hasDialog, setHasDialog] = useState(false);
  const onDelete = (what: ToDelete) => {
    setHasDialog(true);
    ask(what);
  };
  useEffect(() => (canDelete ? whenIdle(() => void DeleteDialog.preload()) : undefined), [canDelete]);
  const card = useWideCard();
  const isSelectable = useCallback(
    // rows selected on other pages are unknown here
    (row?: Row) => !row || (isOfOwnRegion(resource, row) && (isRowSelectable?.(row) ?? true)),
    [resource, isRowSelectable, isOfOwnRegion],
  );
  const hasBulkActions = bulkActionButtons !== false && Boolean(canDelete || bulkActionButtons);

  return (
    <>
      <ListStates columns={shown.map(({ label }) => (typeof label === 'string' ? label : ''))} empty={empty}>
        <div className="list-card" ref={card} aria-busy={isFetching}>
          <DataTableBase<Row>
            hasBulkActions={hasBulkActions}
            isRowSelectable={isSelectable}
            rowClick={rowClick}
            hiddenColumns={hiddenColumns}
            empty={null}
            loading={null}
          >
            <Table
              columns={shown}
              nameWidth={nameWidth}
              nameWraps={nameWraps}
              nameOf={nameOf as (record: RaRecord) => string}
              rowClick={rowClick as RowClick}
              onDelete={onDelete}
              rowMenu={rowMenu}
            />
          </DataTableBase>
          <Pager />
        </div>
      </ListStates>
      {/* outside, since rows that are selected or being deleted need not be in sight */}
      {hasBulkActions && (
        <BulkBar
          more={bulkActionButtons}
          onDelete={ids => onDelete({ ids, name: ids.length === 1 ? nameOfId(ids[0] as Identifier) : undefined })}
        />
      )}
      {hasDialog && <DeleteDialog {...dialog} />}
      <KeepRowFocus />
    </>
  );
}

DataTable.Col = Col;
DataTable.NumberCol = NumberCol;

/**
 * Makes the card of a table scroll sideways, but only while its columns are wider: in a scroll container the head cannot stick under the
 * top bar. Pass the result as the card's `ref`; the table must be its first element.
 */
const useWideCard = () =>
  useCallback((card: HTMLElement | null) => {
    const table = card?.firstElementChild;
    if (!card || !table) return;
    // the browser reports sizes after layout; measuring here would force another one
    const observer = new ResizeObserver(() => {
      card.toggleAttribute('data-wide', table.getBoundingClientRect().width > card.clientWidth + 1);
    });
    observer.observe(table);
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
