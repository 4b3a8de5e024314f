import {
  DataTableBase,
  type Identifier,
  type RaRecord,
  useCanAccess,
  useListContext,
  useResourceContext,
} from 'ra-core';
import { type ReactNode, useCallback } from 'react';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { DeleteDialog } from '../../DeleteDialog';
import { useDeleting } from '../../useDeleting';
import { BulkBar } from '../BulkBar';
import { ListStates } from '../ListStates';
import { Pager } from '../Pager';
import { Col, NumberCol } from './columnProps';
import { Table } from './Table';
import { useColumns } from './useColumns';
import type { RowClick } from './useRowLinks';
import { useRowNames } from './useRowNames';
import { useShownColumns } from './useShownColumns';
import { useWideCard } from './useWideCard';
import './listCard.css';

export interface DataTableProps<Row extends RaRecord = RaRecord> {
  /** `<DataTable.Col>` elements. The first one names the record: a link to it, always visible. */
  children: ReactNode;
  /** Where a row leads. By default to the record's page, else to its form, for who may open it; false leads nowhere. */
  rowClick?: RowClick<Row>;
  /** What can be done with selected rows besides deleting them; with it rows can be selected. False: neither. */
  bulkActionButtons?: ReactNode;
  /** Columns hidden by default; pass a stable array. */
  hiddenColumns?: string[];
  isRowSelectable?: (record: Row) => boolean;
  /** Items of the rows' menus besides changing and deleting: `<SwitchItem>`, which stands there unless others are said, `<DuplicateItem>`, `<RowMenuAction>`. */
  rowMenu?: ReactNode;
  /** In place of the rows of a list in which there is nothing yet. */
  empty?: ReactNode;
  /** Of the column that names the record, where it shall not take what the others leave: '34%', 'auto'. */
  nameWidth?: string;
  /** False: a name stays on one line. */
  nameWraps?: boolean;
}

const NONE: string[] = [];

/**
 * The rows of a list as a table whose head stays under the top bar, on phones as cards; below them the pages, and what can be done with
 * the selected. Stands within a `<List>`, or any list context of react-admin's.
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
  const card = useWideCard();
  const isSelectable = useCallback(
    // selected rows of other pages are unknown here
    (row?: Row) => !row || (isOfOwnRegion(resource, row) && (isRowSelectable?.(row) ?? true)),
    [resource, isRowSelectable, isOfOwnRegion],
  );
  const hasBulkActions = bulkActionButtons !== false && Boolean(canDelete || bulkActionButtons);

  return (
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
            onDelete={ask}
            rowMenu={rowMenu}
          />
        </DataTableBase>
        <Pager />
      </div>
      {hasBulkActions && (
        <BulkBar
          more={bulkActionButtons}
          onDelete={ids => ask({ ids, name: ids.length === 1 ? nameOfId(ids[0] as Identifier) : undefined })}
        />
      )}
      <DeleteDialog {...dialog} nameOf={nameOfId} />
    </ListStates>
  );
}

DataTable.Col = Col;
DataTable.NumberCol = NumberCol;
