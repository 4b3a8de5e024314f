import { ListBase, type RaRecord, ResourceContextProvider, useStore } from 'ra-core';
import { useMemo } from 'react';
import type { OrderRow } from '../../../contract/order/orderRecord';
import { DEFAULT_PER_PAGE } from '../../declarations/defineResource';
import { KeepInAddress } from '../../ui/list/KeepInAddress';
import { ListBox } from '../../ui/list/ListBox';
import { perPageKey } from '../../ui/list/perPageKey';
import { DataTable } from '../../ui/list/table/DataTable';
import { orderResource } from '../order';
import { OrderStatusChip } from '../order/OrderStatusChip';
import { OrdersTools } from './OrdersTools';

const Column = DataTable.Col<OrderRow & RaRecord>;

const KEPT = ['tab'];
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

/** The orders of one merchant, the newest first; each leads to its page for who may open it. */
const MerchantOrders = ({ merchantId }: { merchantId: string }) => {
  const [perPage] = useStore(perPageKey(orderResource.name), DEFAULT_PER_PAGE);
  const filter = useMemo(() => ({ merchant_id: merchantId }), [merchantId]);
  return (
    <KeepInAddress names={KEPT}>
      <ListBase resource="transaction" filter={filter} sort={newestFirst} perPage={perPage} storeKey={false}>
        {/* the calls are the merchant's, the rows and where they lead are orders */}
        <ResourceContextProvider value={orderResource.name}>
          <ListBox>
            <OrdersTools />
            {table}
          </ListBox>
        </ResourceContextProvider>
      </ListBase>
    </KeepInAddress>
  );
};

export default MerchantOrders;
