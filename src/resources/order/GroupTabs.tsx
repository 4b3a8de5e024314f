import { type SortPayload, useListContext, useTranslate } from 'ra-core';
import { orderApi } from '../../../contract/order/orderApi';
import { isOver, ORDER_GROUP_STATUSES, ORDER_GROUPS, type OrderGroup } from '../../../contract/order/orderGroup';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order/orderStatus';
import { useLiveTopic } from '../../browser/liveTopics';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { FilterTabs } from '../../ui/list/FilterTabs';
import { useFilterState } from '../../ui/list/filter/FilterStates';
import { chosen, type FilterValues, without } from '../../ui/list/filter/filterValues';
import { useFilters } from '../../ui/list/filter/useFilters';
import { REFRESH_MS } from './Freshness';

/** Default sort: open orders by due time, finished ones by latest change. */
const sortOf = (group: OrderGroup | undefined): SortPayload =>
  isOver(group) ? { field: 'status_since', order: 'DESC' } : { field: 'due_at', order: 'ASC' };

/** Drops the group and its statuses, since each group has other statuses. */
const withoutGroup = (values: FilterValues) => without(values, ['group', 'status']);

/** The groups of orders as tabs, with their number of open orders, or of search results; the selected one is a filter in the address. */
export const GroupTabs = () => {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const { filterValues, changeFilters } = useFilters();
  const others = withoutGroup(filterValues);
  const { data, refetch } = useEndpointQuery(
    orderApi.counts,
    { query: others },
    { refetchInterval: REFRESH_MS, placeholderData: before => before },
  );
  useLiveTopic('orders', () => void refetch());
  const asked = chosen(filterValues, 'group')[0] as OrderGroup | undefined;
  const open = asked && ORDER_GROUPS.includes(asked) ? asked : undefined;
  useFilterState({
    source: 'group',
    label: translate('resources.monitoring-order.fields.group'),
    values: asked ? [translate(`resources.monitoring-order.choices.group.${asked}`, { _: asked })] : [],
    asTabs: true,
  });
  const countOf = (statuses: readonly OrderStatus[]) =>
    data?.list.reduce((sum, { status, orders }) => (statuses.includes(status) ? sum + orders : sum), 0);
  // finished orders are only counted in search results: they are nearly all orders
  const isSearch = chosen(filterValues, 'search').length > 0;

  const choose = (group: OrderGroup | undefined) => {
    changeFilters(values => ({ ...withoutGroup(values), ...(group && { group }) }));
    // unless the user chose another sort
    if (sort.field === sortOf(open).field) setSort(sortOf(group));
  };
  return (
    <FilterTabs
      label={translate('resources.monitoring-order.list.groups')}
      tabs={ORDER_GROUPS.map(id => ({
        id,
        name: translate(`resources.monitoring-order.choices.group.${id}`),
        count: isOver(id) && !isSearch ? undefined : countOf(ORDER_GROUP_STATUSES[id]),
        urgent: id === 'action',
      }))}
      all={isSearch ? countOf(ORDER_STATUSES) : undefined}
      value={open}
      onChange={choose}
    />
  );
};
