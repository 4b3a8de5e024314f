import { CircleDot, CreditCard, Store, TriangleAlert } from 'lucide-react';
import { type RaRecord, useTranslate } from 'ra-core';
import type { OrderStatus } from '../../../../contract/order/orderStatus';
import { PAYMENT_MISMATCHES, type PaymentMismatch, type PaymentState } from '../../../../contract/order/paymentState';
import type { TransactionRecord } from '../../../../contract/transaction/transactionRecord';
import { transactionRecordApi } from '../../../../contract/transaction/transactionRecordApi';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { isOffered } from '../../../dataProvider/isOffered';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../../i18n/numbers';
import { Card } from '../../../ui/display/Card';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { withChosen } from '../../../ui/list/filter/filterValues';
import { SelectFilter } from '../../../ui/list/filter/SelectFilter';
import { useFilters } from '../../../ui/list/filter/useFilters';
import { List } from '../../../ui/list/List';
import { FormOverList } from '../../../ui/list/onDemand/FormOverList';
import { AreaFilter } from '../../../ui/list/someFilters/AreaFilter';
import { PeriodFilter } from '../../../ui/list/someFilters/PeriodFilter';
import { ReferenceFilter } from '../../../ui/list/someFilters/ReferenceFilter';
import { DataTable } from '../../../ui/list/table/DataTable';
import { RecordTabs } from '../../../ui/record/RecordTabs';
import { OrderStatusChip } from '../../order/OrderStatusChip';
import { merchantReference } from '../merchantReference';
import { MismatchMark, PaymentStateChip } from './PaymentStateChip';
import './transactionPage.css';
import './transactionTotals.css';

const SettlementList = lazyPart(() => import('../settlement/SettlementList').then(module => module.SettlementList));

/** The merchants' transactions, and the payouts made from them. */
const TransactionPage = () => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const t = (key: string) => translate(`resources.transaction-record.tabs.${key}`);
  return (
    <div className="transactions stack">
      <RecordTabs
        label={t('label')}
        tabs={[
          { name: 'records', label: t('records'), content: <TransactionList /> },
          ...(can('settlement', 'list')
            ? [{ name: 'settlements', label: t('settlements'), content: <SettlementList /> }]
            : []),
        ]}
      />
    </div>
  );
};

export default TransactionPage;

type Row = TransactionRecord & RaRecord;
const Column = DataTable.Col<Row>;
const areaFields = { region: 'region', province: 'province', regency: 'regency' };
const hidden = [
  'status',
  'payment_method',
  'goods_amount',
  'shipping_cost',
  'discount',
  'refunded_amount',
  'payment_fee',
  'payment_reference',
  'settled_at',
];

const filters = (
  <>
    <ReferenceFilter source="merchant_id" {...merchantReference} icon={Store} />
    <SelectFilter
      source="payment_state"
      icon={CircleDot}
      optionText={({ id }) => <PaymentStateChip state={id as PaymentState} />}
    />
    <SelectFilter source="payment_mismatch" icon={TriangleAlert} />
    <SelectFilter source="payment_method" icon={CreditCard} />
    <SelectFilter source="status" optionText={({ id }) => <OrderStatusChip status={id as OrderStatus} />} />
    <AreaFilter fields={areaFields} />
    <PeriodFilter source="placed_at" />
  </>
);

const Detail = lazyPart(() => import('./TransactionDetail').then(module => module.TransactionDetail));
/** Transactions arise from orders and are not edited. */
const NoForm = () => null;

/** The merchants' transactions with their totals; one opens over the list. */
const TransactionList = () => (
  <List filters={filters}>
    <TransactionTotals />
    <DataTable<Row> nameWidth="auto" nameWraps={false} hiddenColumns={hidden}>
      <Column source="number" />
      <Column source="placed_at" />
      <Column source="merchant_name" />
      <Column source="status" render={({ status }) => <OrderStatusChip status={status} />} />
      <Column source="payment_method" />
      <Column
        source="payment_state"
        render={({ payment_state, payment_mismatch }) =>
          payment_mismatch ? (
            <MismatchMark mismatch={payment_mismatch as PaymentMismatch} />
          ) : (
            <PaymentStateChip state={payment_state} />
          )
        }
      />
      <Column source="goods_amount" kind="number" />
      <Column source="shipping_cost" kind="number" />
      <Column source="discount" kind="number" />
      <Column source="total" kind="number" />
      <Column source="paid_amount" kind="number" />
      <Column source="refunded_amount" kind="number" />
      <Column source="payment_fee" kind="number" />
      <Column source="net_amount" kind="number" />
      <Column source="payment_reference" />
      <Column source="settled_at" />
    </DataTable>
    <FormOverList resource="transaction-record" add={NoForm} edit={Detail} />
  </List>
);

const AMOUNTS = ['total', 'paid_amount', 'refunded_amount', 'payment_fee', 'net_amount'] as const;

/** Totals of all transactions that match the list's filters, and how many of them have a mismatch. */
const TransactionTotals = () => {
  const translate = useTranslate();
  const { filterValues, changeFilters } = useFilters();
  const { data, isError, isPlaceholderData } = useEndpointQuery(
    transactionRecordApi.totals,
    { query: filterValues },
    { placeholderData: before => before },
  );
  const t = (key: string, args?: object) => translate(`resources.transaction-record.totals.${key}`, args);
  if (!isOffered(transactionRecordApi.totals)) return null;
  if (isError) return <p role="alert">{t('failed')}</p>;
  const noteOf = (name: (typeof AMOUNTS)[number]) => {
    if (!data) return null;
    if (name === 'total')
      return t('transactions', { count: formatNumber(data.transactions), amount: formatMoney(data.goods_amount) });
    return name === 'net_amount' ? t('settled', { amount: formatMoney(data.settled_amount) }) : null;
  };
  return (
    <Card className="transaction-sums" aria-label={t('title')} aria-busy={!data || isPlaceholderData}>
      <dl className="transaction-totals">
        {AMOUNTS.map(name => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <b>{data ? formatMoney(data[name]) : '…'}</b>
              <small className="hint">{noteOf(name)}</small>
            </dd>
          </div>
        ))}
        <div data-hot={Boolean(data?.mismatches)}>
          <dt>{t('mismatches')}</dt>
          <dd>
            <b>{data ? formatNumber(data.mismatches) : '…'}</b>
            {data && Number(data.mismatches) > 0 ? (
              <button
                type="button"
                className="transaction-show"
                onClick={() => changeFilters(values => withChosen(values, 'payment_mismatch', [...PAYMENT_MISMATCHES]))}
              >
                {t('mismatches_show')}
              </button>
            ) : (
              <small className="hint">{data && t('mismatches_none')}</small>
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
};
