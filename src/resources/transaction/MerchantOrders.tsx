import { type RaRecord, ResourceContextProvider } from 'ra-core';
import { useMemo } from 'react';
import type { OrderRow } from '../../../contract/order/orderRecord';
import { RelatedList } from '../../ui/list/RelatedList';
import { DataTable } from '../../ui/list/table/DataTable';
import { orderResource } from '../order';
import { OrderStatusChip } from '../order/OrderStatusChip';
import { OrdersTools } from './OrdersTools';

const Column = DataTable.Col<OrderRow & RaRecord>;

const newestFirst = { field: 'placed_at', order: 'DESC' } as const;

const table = (
  <DataTable nameWidth="18%">
    <Column source="number" />
    <Column source="status" render={({ status }) => <OrderStatusChip status={status} />} />
    <Column source="recipient_name" />
    <Column source="goods" />
    <Column source="total" kind="number" />
    <Column source="placed_at" />
  </DataTable>
);

/** Orders of one merchant, newest first, linked for users who may open them. */
const MerchantOrders = ({ merchantId }: { merchantId: string }) => {
  const filter = useMemo(() => ({ merchant_id: merchantId }), [merchantId]);
  return (
    <RelatedList resource="transaction" perPageOf={orderResource.name} filter={filter} sort={newestFirst}>
      {/* the endpoints are the merchant's, but rows and links are orders */}
      <ResourceContextProvider value={orderResource.name}>
        <OrdersTools merchantId={merchantId} />
        {table}
      </ResourceContextProvider>
    </RelatedList>
  );
};

export default MerchantOrders;
