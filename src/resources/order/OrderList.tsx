import { CircleDot, RefreshCw } from 'lucide-react';
import { type RaRecord, type SortPayload, useListContext, useLocaleState, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { now } from '../../../contract/core/now';
import { orderApi } from '../../../contract/order/orderApi';
import { isOver, ORDER_GROUP_STATUSES, ORDER_GROUPS, type OrderGroup } from '../../../contract/order/orderGroup';
import type { OrderRow } from '../../../contract/order/orderRecord';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order/orderStatus';
import { useLiveTopic } from '../../browser/liveTopics';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatDate } from '../../i18n/dates';
import { IconButton } from '../../ui/controls/IconButton';
import { Tooltip } from '../../ui/controls/Tooltip';
import { useNow } from '../../ui/display/useNow';
import { useFilterState } from '../../ui/list/filter/FilterStates';
import { chosen, type FilterValues, without } from '../../ui/list/filter/filterValues';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { useFilters } from '../../ui/list/filter/useFilters';
import { List } from '../../ui/list/List';
import { FilterTabs } from '../../ui/list/onDemand/FilterTabs';
import { AreaFilter } from '../../ui/list/someFilters/AreaFilter';
import { PeriodFilter } from '../../ui/list/someFilters/PeriodFilter';
import { DataTable } from '../../ui/list/table/DataTable';
import { ListActions } from '../../ui/list/tools/ListActions';
import { Due } from './Due';
import { OrderStatusChip } from './OrderStatusChip';
import './orderList.css';

/** Refresh interval while the list is visible, in addition to the server's notifications. */
const REFRESH_MS = 30_000;

/** Time of the last refresh, with a refresh button; refreshes automatically when an order changes. */
const Freshness = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { refetch, isFetching, error } = useListContext();
  const [read, setRead] = useState(() => new Date(now()));
  useEffect(() => {
    if (!isFetching && !error) setRead(new Date(now()));
  }, [isFetching, error]);
  const latest = useRef(refetch);
  latest.current = refetch;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void latest.current();
    };
    const timer = window.setInterval(refresh, REFRESH_MS);
    return () => window.clearInterval(timer);
  }, []);
  useLiveTopic('orders', () => void refetch());
  const label = translate('resources.monitoring-order.list.reload');
  return (
    <>
      <span className="order-read muted figures">
        {translate('resources.monitoring-order.list.updated', { time: formatDate(read, 'time', locale) })}
      </span>
      <Tooltip title={label}>
        <IconButton className="list-sort" aria-label={label} onClick={() => void refetch()}>
          <RefreshCw aria-hidden />
        </IconButton>
      </Tooltip>
    </>
  );
};

const Column = DataTable.Col<OrderRow & RaRecord>;
const areaFields = { province: 'province_id', regency: 'regency_id' };

/** Filter with the statuses of the selected group. */
const StatusFilter = () => {
  const group = chosen(useListContext().filterValues, 'group')[0] as OrderGroup | undefined;
  return (
    <SelectFilter
      source="status"
      among={group && ORDER_GROUP_STATUSES[group]}
      icon={CircleDot}
      optionText={({ id }) => <OrderStatusChip status={id as OrderStatus} />}
    />
  );
};

const filters = (
  <>
    <StatusFilter />
    <AreaFilter fields={areaFields} multiple />
    <PeriodFilter source="placed_at" />
  </>
);

const actions = (
  <ListActions>
    <Freshness />
  </ListActions>
);

/**
 * Shows the time that the orders are sorted by: when the next step is due, or, for finished and for all orders, when they got their
 * status.
 */
const Rows = () => {
  const now = useNow();
  const showsDue = !isOver(chosen(useListContext().filterValues, 'group')[0] as OrderGroup | undefined);
  return (
    <DataTable nameWidth="auto" nameWraps={false}>
      <Column source="number" />
      <Column source="status" render={({ status }) => <OrderStatusChip status={status} />} />
      {showsDue ? (
        <Column source="due_at" render={order => <Due order={order} now={now} />} />
      ) : (
        <Column source="status_since" />
      )}
      <Column source="recipient_name" render={({ recipient_name }) => <Long text={recipient_name} />} />
      <Column source="merchant_name" render={({ merchant_name }) => <Long text={merchant_name} />} />
      <Column source="regency" render={({ regency }) => <Long text={regency.replace(/^Kabupaten /, 'Kab. ')} />} />
      <Column source="total" kind="number" />
    </DataTable>
  );
};

/** Monitoring of orders, grouped by what they wait for, earliest due first. */
const OrderList = () => (
  <List filters={filters} actions={actions}>
    <GroupTabs />
    <Rows />
  </List>
);

/** A name that is truncated if the column is too narrow. */
const Long = ({ text }: { text: string }) => (
  <span className="order-long" title={text}>
    {text}
  </span>
);

export default OrderList;

/** Default sort: open orders by due time, finished ones by latest change. */
const sortOf = (group: OrderGroup | undefined): SortPayload =>
  isOver(group) ? { field: 'status_since', order: 'DESC' } : { field: 'due_at', order: 'ASC' };

/** Drops the group and its statuses, since each group has other statuses. */
const withoutGroup = (values: FilterValues) => without(values, ['group', 'status']);

/** The groups of orders as tabs, with their number of open orders, or of search results; the selected one is a filter in the address. */
const GroupTabs = () => {
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
