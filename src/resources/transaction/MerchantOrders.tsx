import { Download } from 'lucide-react';
import { type RaRecord, ResourceContextProvider, useListContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { OrderGroup } from '../../../contract/order/orderGroup';
import type { OrderRow } from '../../../contract/order/orderRecord';
import { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { address } from '../../dataProvider/address';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { ToggleButton, ToggleButtonGroup } from '../../ui/controls/ToggleButtonGroup';
import { useNoun } from '../../ui/fields/useNoun';
import { CountRow } from '../../ui/list/CountRow';
import { ExportProgress } from '../../ui/list/export/ExportProgress';
import { useDownload } from '../../ui/list/export/useDownload';
import { chosen, withChosen } from '../../ui/list/filter/filterValues';
import { useFilters } from '../../ui/list/filter/useFilters';
import { RelatedList } from '../../ui/list/onDemand/RelatedList';
import { PeriodFilter } from '../../ui/list/someFilters/PeriodFilter';
import { DataTable } from '../../ui/list/table/DataTable';
import { SearchField } from '../../ui/list/tools/SearchField';
import { ToolBar } from '../../ui/list/tools/ToolBar';
import { orderResource } from '../order';
import { OrderStatusChip } from '../order/OrderStatusChip';
import './salesTools.css';

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

/** Groups for a single merchant's orders; monitoring has finer ones. */
const GROUPS: readonly OrderGroup[] = ['running', 'action', 'completed', 'cancelled'];

/** Search, group and date range of a merchant's orders, with their number. */
const OrdersTools = ({ merchantId }: { merchantId: string }) => {
  const translate = useTranslate();
  const noun = useNoun();
  const { total, meta } = useListContext();
  const { filterValues, changeFilters } = useFilters();
  const group = chosen(filterValues, 'group')[0] ?? 'all';
  return (
    <>
      <ToolBar end={<MerchantDownload merchantId={merchantId} />}>
        <SearchField />
        <ToggleButtonGroup
          className="order-groups"
          value={group}
          aria-label={translate('resources.monitoring-order.fields.group')}
          onChange={(next: OrderGroup | 'all') =>
            changeFilters(values => withChosen(values, 'group', next === 'all' ? [] : [next]))
          }
        >
          {(['all', ...GROUPS] as const).map(value => (
            <ToggleButton key={value} className="sales-toggle" value={value}>
              {translate(value === 'all' ? 'app.list.all_rows' : `resources.monitoring-order.choices.group.${value}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <PeriodFilter source="placed_at" />
      </ToolBar>
      <CountRow
        total={
          total !== undefined &&
          translate(meta?.more ? 'app.list.count_more' : 'app.list.count', {
            count: formatNumber(total),
            noun: noun(total),
          })
        }
        onClear={Object.keys(filterValues).length > 0 ? () => changeFilters(() => ({})) : undefined}
      />
    </>
  );
};

/** Downloads a merchant's transactions of the list's days as a workbook, for users who may export them. */
const MerchantDownload = ({ merchantId }: { merchantId: string }) => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const { filterValues } = useListContext();
  const { running, download, stop } = useDownload();
  if (!can('transaction-record', 'merchantExport')) return null;
  const { start_date, end_date } = filterValues;
  const url = () => address(transactionRecordApi.merchantExport, { id: merchantId }, { start_date, end_date });
  return (
    <>
      <Button startIcon={<Download />} disabled={running !== null} onClick={() => void download(url())}>
        {translate('resources.transaction.download')}
      </Button>
      {running && <ExportProgress {...running} onStop={stop} />}
    </>
  );
};
