import { CircleDot, CreditCard, Store, TriangleAlert } from 'lucide-react';
import type { RaRecord } from 'ra-core';
import type { OrderStatus } from '../../../../contract/order/orderStatus';
import type { PaymentMismatch, PaymentState } from '../../../../contract/order/paymentState';
import type { TransactionRecord } from '../../../../contract/transaction/transactionRecord';
import { lazyPart } from '../../../ui/lazyPart';
import { FormOverList } from '../../../ui/list/FormOverList';
import { AreaFilter } from '../../../ui/list/filter/AreaFilter';
import { PeriodFilter } from '../../../ui/list/filter/PeriodFilter';
import { ReferenceFilter } from '../../../ui/list/filter/ReferenceFilter';
import { SelectFilter } from '../../../ui/list/filter/SelectFilter';
import { List } from '../../../ui/list/List';
import { DataTable } from '../../../ui/list/table/DataTable';
import { OrderStatusChip } from '../../order/OrderStatusChip';
import { merchantReference } from '../merchantReference';
import { MismatchMark } from './MismatchMark';
import { PaymentStateChip } from './PaymentStateChip';
import { TransactionTotals } from './TransactionTotals';

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
export const TransactionList = () => (
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
