import { useQueryClient } from '@tanstack/react-query';
import {
  ListBase,
  type ListBaseProps,
  type RaRecord,
  useDataProvider,
  useListContext,
  useLocation,
  useResourceContext,
  useStore,
} from 'ra-core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { whenIdle } from '../../browser/whenIdle';
import { useListDefaults } from '../../catalogue/CatalogueContext';
import { prefetchList } from '../../dataProvider/prefetch';
import { FilterStates } from './filter/FilterStates';
import { KeepInAddress } from './KeepInAddress';
import { ListBox } from './ListBox';
import { ListCount } from './ListCount';
import { rememberList } from './listMemory';
import { perPageKey } from './perPageKey';
import { SteadyListContext } from './SteadyListContext';
import { type OfferedColumns, OfferedColumnsContext } from './table/OfferedColumns';
import { ListActions } from './tools/ListActions';
import { SearchField } from './tools/SearchField';
import { ToolBar } from './tools/ToolBar';
import { useDensity } from './useDensity';
import { useFormAddress } from './useFormAddress';

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

/** Prefetches the next page of a list while the browser is idle, so that turning the page does not wait for the server. */
export function usePrefetchNext(): void {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { page, perPage, sort, filterValues: filter, hasNextPage, isFetching, isPending } = useListContext();
  const ready = !isPending && !isFetching && hasNextPage === true;
  useEffect(() => {
    if (!ready) return;
    const params = { pagination: { page: page + 1, perPage }, sort, filter };
    return whenIdle(() => void prefetchList({ queryClient, dataProvider }, resource, params));
  }, [ready, page, perPage, sort, filter, resource, queryClient, dataProvider]);
}

interface Left {
  resource: string;
  search: string;
  y: number;
}

/** State of the list that was left last; only returning straight to that list restores it. */
let left: Left | null = null;

/** Restores a list's scroll position on return from one of its records. */
function useScrollBack(): void {
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const { data } = useListContext();
  const here = useRef<Left>({ resource, search, y: 0 });
  const restored = useRef(false);

  // In the layout phase: a shorter page that follows scrolls up before other effects are cleaned up.
  useLayoutEffect(() => {
    const note = () => {
      here.current = { resource, search, y: window.scrollY };
    };
    // taken from scroll events: reading the position would force a layout before the paint
    here.current = { resource, search, y: here.current.y };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [resource, search]);

  useLayoutEffect(() => {
    if (!data || restored.current) return;
    restored.current = true;
    if (left?.resource === resource && left.search === search && left.y > 0) {
      window.scrollTo(0, left.y);
      here.current = left;
    }
    left = null;
  }, [data, resource, search]);

  useLayoutEffect(
    () => () => {
      left = here.current;
    },
    [],
  );
}

interface ListToolsProps {
  filters: ReactNode;
  actions: ReactNode;
}

/** Search, filters and the list's actions. */
const ListTools = ({ filters, actions }: ListToolsProps) => (
  <ToolBar end={actions}>
    <SearchField />
    {filters}
  </ToolBar>
);
