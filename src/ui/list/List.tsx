import { ListBase, type RaRecord, useLocation, useResourceContext, useStore } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { useListDefaults } from '../../resources/useListDefaults';
import type { ToDelete } from '../useDeleting';
import type { Filter } from './filter/Filter';
import { KeepInAddress } from './KeepInAddress';
import { ListCount } from './ListCount';
import { ListBody } from './ListStates';
import { rememberList } from './listMemory';
import { perPageKey } from './perPageKey';
import type { Column } from './table/Column';
import { useColumns } from './table/useColumnChoice';
import { DisplayMenu } from './tools/DisplayMenu';
import { ListTools } from './tools/ListTools';
import { useDensity } from './useDensity';
import { usePrefetchNext } from './usePrefetchNext';
import { useScrollBack } from './useScrollBack';
import './list.css';

export interface ResourceListProps<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** What the list can be sorted by, in the order of the menu. */
  sorts?: readonly string[];
  /** What a record is called: the text of its link, and what questions about it say. */
  nameOf: (row: Row) => string;
  /** Before the name: a thumbnail. */
  leading?: (row: Row) => ReactNode;
  /** Under the name. */
  note?: (row: Row) => ReactNode;
  /** What can be done with selected rows besides deleting them; with it rows can be selected. */
  bulk?: ReactNode;
  /** Shows the rows otherwise than as one table: gets the columns that are shown, and asks before it deletes by `onDelete`. */
  rows?: (given: { columns: readonly Column<Row>[]; onDelete: (what: ToDelete) => void }) => ReactNode;
  /** Over the rows: tabs. */
  above?: ReactNode;
  /** In place of the rows: another view of what the filter finds. */
  instead?: ReactNode;
  /** A hook for filters of several fields, such as days or areas: their controls, and what is told of them. The same one each time. */
  useFurtherFilters?: () => FurtherFilters;
  /** Further tools, after the menu of columns. */
  tools?: ReactNode;
  /** Parameters of the address that are none of the list's own, and stay when it changes. */
  keeps?: readonly string[];
}

export interface FurtherFilters {
  controls: ReactNode;
  told: readonly Filter[];
}

const noFurtherFilters = (): FurtherFilters => nothing;
const nothing: FurtherFilters = { controls: null, told: [] };
const noNames: readonly string[] = [];

/**
 * A resource's list: search and filters, what is set, the rows with their actions, pages. Filters, sort and page are the
 * address's. Each row begins with its name, a link to the record for who may open it.
 */
export const ResourceList = <Row extends RaRecord>(props: ResourceListProps<Row>) => {
  const defaults = useListDefaults();
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const [perPage] = useStore(perPageKey(resource), defaults.perPage);
  useEffect(() => {
    rememberList(resource, search);
  }, [resource, search]);
  return (
    <KeepInAddress names={props.keeps ?? noNames}>
      {/* No store: what is not in the address is not set, or a search of yesterday would hide rows today. */}
      <ListBase {...defaults} perPage={perPage} storeKey={false}>
        <ListParts {...props} />
      </ListBase>
    </KeepInAddress>
  );
};

const ListParts = <Row extends RaRecord>({
  filters = [],
  sorts = [],
  columns,
  tools,
  above,
  instead,
  useFurtherFilters = noFurtherFilters,
  keeps: _,
  ...body
}: ResourceListProps<Row>) => {
  const resource = useResourceContext() ?? '';
  const { shown, toggle } = useColumns(columns);
  const [density] = useDensity();
  const { controls, told } = useFurtherFilters();
  useScrollBack();
  usePrefetchNext();
  const all = [...filters, ...told];
  return (
    <div className={`list ${resource}-list`} data-density={density}>
      <ListTools filters={filters} sorts={sorts} more={controls}>
        <DisplayMenu columns={columns} shown={shown} onToggle={toggle} />
        {tools}
      </ListTools>
      <ListCount filters={all} />
      {above}
      {instead ?? <ListBody filters={all} columns={shown} {...body} />}
    </div>
  );
};
