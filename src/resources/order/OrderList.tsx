import { CircleDot } from 'lucide-react';
import { type RaRecord, useListContext } from 'ra-core';
import { isOver, ORDER_GROUP_STATUSES, type OrderGroup } from '../../../contract/order/orderGroup';
import type { OrderRow } from '../../../contract/order/orderRecord';
import type { OrderStatus } from '../../../contract/order/orderStatus';
import { AreaFilter } from '../../ui/list/filter/AreaFilter';
import { chosen } from '../../ui/list/filter/filterValues';
import { PeriodFilter } from '../../ui/list/filter/PeriodFilter';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { ListActions } from '../../ui/list/tools/ListActions';
import { useNow } from '../../ui/useNow';
import { Due } from './Due';
import { Freshness } from './Freshness';
import { GroupTabs } from './GroupTabs';
import { OrderStatusChip } from './OrderStatusChip';
import './orderList.css';

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
