import { ListBase, type RaRecord, RecordContextProvider, useCreatePath, useLocaleState, useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import type { Settlement } from '../../../../contract/transaction/settlement';
import type { TransactionRecord } from '../../../../contract/transaction/transactionRecord';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { formatDate } from '../../../i18n/dates';
import { formatMoney, formatNumber } from '../../../i18n/numbers';
import { Button } from '../../../ui/controls/Button';
import { Facts } from '../../../ui/display/Facts';
import { ExportMenu } from '../../../ui/list/export/ExportMenu';
import { FilterStates } from '../../../ui/list/filter/FilterStates';
import { ListBox } from '../../../ui/list/ListBox';
import { ListCount } from '../../../ui/list/ListCount';
import type { EditFormProps } from '../../../ui/list/onDemand/FormOverList';
import { DataTable } from '../../../ui/list/table/DataTable';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/material/overlays';
import { HistoryButton } from '../../../ui/record/history/HistoryButton';
import { SettledPeriod } from './SettledPeriod';

const Column = DataTable.Col<TransactionRecord & RaRecord>;
const newestFirst = { field: 'placed_at', order: 'DESC' } as const;

/** A settlement over the list: the amount paid out, and the orders it covers. */
export const SettlementDetail = ({ record, onClose }: EditFormProps<Settlement & RaRecord>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const t = (key: string, args?: object) => translate(`resources.settlement.${key}`, args);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="lg">
      <DialogTitle id={id}>{t('detail.title', { number: record.number })}</DialogTitle>
      <DialogContent className="stack">
        <Facts
          facts={[
            [t('fields.merchant_name'), record.merchant_name],
            [t('detail.period'), <SettledPeriod key="period" {...record} />],
            [t('fields.created_at'), `${formatDate(record.created_at, 'moment', locale)} WIB`],
            [t('fields.orders'), formatNumber(record.orders)],
            [t('fields.paid_amount'), formatMoney(record.paid_amount)],
            [t('fields.fee'), formatMoney(record.fee)],
            [t('preview.net_amount'), formatMoney(record.net_amount)],
            [t('fields.reference'), record.reference],
          ]}
        />
        <SettledOrders settlementId={String(record.id)} />
      </DialogContent>
      <DialogActions>
        <RecordContextProvider value={record}>
          <HistoryButton />
        </RecordContextProvider>
        <Button variant="contained" onClick={onClose}>
          {t('detail.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The orders of a settlement, page by page, also as a file. */
const SettledOrders = ({ settlementId }: { settlementId: string }) => {
  const { can } = useCatalogue();
  const createPath = useCreatePath();
  const filter = useMemo(() => ({ settlement_id: settlementId }), [settlementId]);
  const opens = can('monitoring-order', 'show');
  return (
    <ListBase
      resource="transaction-record"
      filter={filter}
      sort={newestFirst}
      perPage={10}
      disableSyncWithLocation
      storeKey={false}
    >
      <FilterStates>
        <ListBox>
          <div className="between row">
            <ListCount />
            <ExportMenu />
          </div>
          <DataTable<TransactionRecord & RaRecord>
            rowClick={orderId => opens && createPath({ resource: 'monitoring-order', type: 'show', id: orderId })}
            bulkActionButtons={false}
          >
            <Column source="number" />
            <Column source="placed_at" />
            <Column source="paid_amount" kind="number" />
            <Column source="payment_fee" kind="number" />
            <Column source="net_amount" kind="number" />
          </DataTable>
        </ListBox>
      </FilterStates>
    </ListBase>
  );
};
