import { ListBase, type ListBaseProps, type RaRecord, useLocation, useResourceContext, useStore } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useListDefaults } from '../../catalogue/useListDefaults';
import { FilterStates } from './filter/FilterStates';
import { KeepInAddress } from './KeepInAddress';
import { ListBox } from './ListBox';
import { ListCount } from './ListCount';
import { rememberList } from './listMemory';
import { perPageKey } from './perPageKey';
import { SteadyListContext } from './SteadyListContext';
import { type OfferedColumns, OfferedColumnsContext } from './table/OfferedColumns';
import { ListActions } from './tools/ListActions';
import { ListTools } from './tools/ListTools';
import { useDensity } from './useDensity';
import { useFormAddress } from './useFormAddress';
import { usePrefetchNext } from './usePrefetchNext';
import { useScrollBack } from './useScrollBack';

type Kept = 'sort' | 'perPage' | 'filter' | 'filterDefaultValues' | 'queryOptions';

export interface ListProps<Row extends RaRecord = RaRecord> extends Pick<ListBaseProps<Row>, Kept> {
  /** The rows: a `<DataTable>`, and anything above it. */
  children: ReactNode;
  /** `<SelectFilter>`, `<AreaFilter>`, `<PeriodFilter>`; the search is always first. */
  filters?: ReactNode;
  /** The tools at the right. Pass `<ListActions>` with children to add further ones. */
  actions?: ReactNode;
  /** Query parameters that do not belong to the list and are preserved when it changes the address. */
  keepInAddress?: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * A resource's list: search and filters, the filters that are set, the rows, and the pager. Filters, sort and page live in the address;
 * the resource's declaration defines the defaults.
 *
 * @example
 * <List filters={<SelectFilter source="status" />}>
 *   <DataTable>
 *     <DataTable.Col source="title" />
 *     <DataTable.Col source="price" />
 *   </DataTable>
 * </List>
 */
export const List = <Row extends RaRecord = RaRecord>({
  children,
  filters,
  actions = <ListActions />,
  keepInAddress = NONE,
  ...base
}: ListProps<Row>) => {
  const defaults = useListDefaults();
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const { params } = useFormAddress();
  const [perPage] = useStore(perPageKey(resource), base.perPage ?? defaults.perPage);
  useEffect(() => {
    rememberList(resource, search);
  }, [resource, search]);
  return (
    <KeepInAddress names={params.length > 0 ? params : keepInAddress}>
      {/* No store: only the address sets filters, or yesterday's search would hide rows today. */}
      <ListBase<Row> {...defaults} {...base} perPage={perPage} storeKey={false}>
        <SteadyListContext>
          <FilterStates>
            <ListParts filters={filters} actions={actions}>
              {children}
            </ListParts>
          </FilterStates>
        </SteadyListContext>
      </ListBase>
    </KeepInAddress>
  );
};

const ListParts = ({ children, filters, actions }: Pick<ListProps, 'children' | 'filters' | 'actions'>) => {
  const [density] = useDensity();
  const offered = useRef<OfferedColumns | null>(null);
  useScrollBack();
  usePrefetchNext();
  return (
    <OfferedColumnsContext value={offered}>
      <ListBox density={density}>
        <ListTools filters={filters} actions={actions} />
        <ListCount />
        {children}
      </ListBox>
    </OfferedColumnsContext>
  );
};
