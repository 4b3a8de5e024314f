import { ListBase, type RaRecord, ResourceContextProvider, useLocaleState, useStore } from 'ra-core';
import { useMemo } from 'react';
import type { OrderRow } from '../../../contract/order/orderRecord';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { KeepInAddress } from '../../ui/list/KeepInAddress';
import { ListBody } from '../../ui/list/ListStates';
import { perPageKey } from '../../ui/list/perPageKey';
import type { Column } from '../../ui/list/table/Column';
import { DEFAULT_PER_PAGE } from '../defineResource';
import { orderResource } from '../order';
import { OrderStatusChip } from '../order/OrderStatusChip';
import { OrdersTools } from './OrdersTools';
import '../../ui/list/list.css';
import './transaction.css';

type Row = OrderRow & RaRecord;

const KEPT = ['tab'];
const newestFirst = { field: 'placed_at', order: 'DESC' } as const;

/** The orders of one merchant, the newest first; each leads to its page for who may open it. */
const MerchantOrders = ({ merchantId }: { merchantId: string }) => {
  const [perPage] = useStore(perPageKey(orderResource.name), DEFAULT_PER_PAGE);
  const columns = useColumns();
  const filter = useMemo(() => ({ merchant_id: merchantId }), [merchantId]);
  return (
    <KeepInAddress names={KEPT}>
      <ListBase resource="transaction" filter={filter} sort={newestFirst} perPage={perPage} storeKey={false}>
        {/* the calls are the merchant's, the rows and where they lead are orders */}
        <ResourceContextProvider value={orderResource.name}>
          <div className="list merchant-orders">
            <OrdersTools />
            <ListBody<Row> columns={columns} nameOf={nameOf} />
          </div>
        </ResourceContextProvider>
      </ListBase>
    </KeepInAddress>
  );
};

function useColumns(): Column<Row>[] {
  const [locale] = useLocaleState();
  return useMemo(
    () => [
      { source: 'number', cell: ({ number }) => number },
      { source: 'status', cell: ({ status }) => <OrderStatusChip status={status} /> },
      { source: 'recipient_name', cell: ({ recipient_name }) => recipient_name },
      { source: 'goods', cell: ({ goods }) => goods },
      { source: 'total', cell: ({ total }) => formatNumber(total), sortBy: true, align: 'right' },
      {
        source: 'placed_at',
        cell: ({ placed_at }) => (
          <time dateTime={placed_at} title={formatDate(placed_at, 'full', locale)}>
            {formatDate(placed_at, 'moment', locale)}
          </time>
        ),
        sortBy: true,
      },
    ],
    [locale],
  );
}

const nameOf = ({ number }: Row) => number;

export default MerchantOrders;
