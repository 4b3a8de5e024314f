import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { jakartaDay } from '../../../contract/core/days';
import type { QueryOf } from '../../../contract/core/endpoint';
import { isUuid } from '../../../contract/core/isUuid';
import { orderErrors } from '../../../contract/order/orderErrors';
import { CANCELLED_STATUSES } from '../../../contract/order/orderStatus';
import { CANCELLATION_REASON_LABELS, COMPLAINT_REASON_LABELS } from '../../../contract/order/reasons';
import { CATEGORY_CODES } from '../../../contract/product';
import type { Sales } from '../../../contract/transaction/sales';
import { periodBefore, salesPeriod } from '../../../contract/transaction/salesPeriod';
import { settlementApi, settlementRecord } from '../../../contract/transaction/settlement';
import { type Cancellation, type GatewayPayment, transactionApi } from '../../../contract/transaction/transactionApi';
import { transactionErrors } from '../../../contract/transaction/transactionErrors';
import { transactionRecordApi, transactionRecordOfOrder } from '../../../contract/transaction/transactionRecordApi';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { boundTo, reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { crudDomain } from '../../domain/crudDomain';
import { routes } from '../../http/routes';
import { recordStore } from '../../store/recordStore';
import { createOrder } from '../desk/createOrder';
import { bestGoods } from '../figures/bestGoods';
import { comparedGoods, ofGoods, sumSales, sumSalesBySteps } from '../figures/sumSales';
import { validatePeriod } from '../figures/validatePeriod';
import { findSeller } from '../merchant/findSeller';
import { findOrder } from '../order/findOrder';
import { orderStore } from '../order/orderStore';
import { order_complaints, order_events, orders } from '../order/table';
import { createSettlement } from './createSettlement';
import { openSettlement } from './openSettlement';
import { settlementStore } from './settlementStore';
import { sumTransactions } from './sumTransactions';
import { settlements } from './table';
import { netAmount, transactionColumns, transactionFilters } from './transactionFilters';

/** Reads the payments of orders for lists and downloads, within the reader's regions. */
const transactionRecords = recordStore(transactionRecordOfOrder, orders, transactionRecordApi.list, {
  columns: transactionColumns,
  defaultSort: '-placed_at',
  filters: transactionFilters,
  regions: orders.region_code,
});

export const transactionRoutes = routes(transactionApi, ({ db }) => {
  const list = orderStore(db);
  return {
    async list({ query, actor }) {
      if (query.merchant_id !== undefined) await findSeller(db, query.merchant_id, actor);
      return list.page(query, actor);
    },
    create: ({ body, actor }) => createOrder(db, body, actor),
    one: ({ params, actor }) => findOrder(db, params.id, actor),
    cancellation: ({ params, actor }) => findCancellation(db, params.id, actor),
    payment: ({ params, actor }) => findPayment(db, params.id, actor),
    sales: ({ query, actor }) => findSales(db, query, actor),
  };
});

/** Transaction records: read-only, on the one path. */
export const transactionRecordDomain = crudDomain(transactionRecordOfOrder, transactionRecordApi, orders, {
  store: transactionRecords,
  filename: 'transaksi',
  handlers: (services, plain) => ({
    totals: ({ query, actor }) => sumTransactions(services.db, query, actor),
    async merchantExport({ params, query, ...input }) {
      const { id } = await findSeller(services.db, params.id, input.actor);
      return plain.export({ ...input, query: { ...query, merchant_id: id } });
    },
  }),
});

/** Settlements are on the one path, too; a payout computes and locks what it pays. */
export const settlementDomain = crudDomain(settlementRecord, settlementApi, settlements, {
  store: settlementStore,
  history: (db, id, actor) => settlementStore(db).find(id, actor),
  handlers: ({ db }) => ({
    open: ({ params, query, actor }) => openSettlement(db, params.id, query, actor),
    create: ({ body, actor }) => createSettlement(db, body, actor),
  }),
});

/**
 * Returns the payment of an order, in one statement.
 *
 * @throws HttpError 404 if there is no such order, or it is outside the actor's regions
 */
async function findPayment(db: Db, id: string, actor: Actor): Promise<GatewayPayment> {
  const [row] = isUuid(id)
    ? await db
        .select({
          order_id: orders.id,
          number: orders.number,
          state: orders.payment_state,
          payment_method: orders.payment_method,
          reference: orders.payment_reference,
          amount: orders.total,
          paid_amount: orders.paid_amount,
          refunded_amount: orders.refunded_amount,
          fee: orders.payment_fee,
          net_amount: netAmount,
          expires_at: sql<
            string | null
          >`case when ${orders.status} = 'awaiting_payment' then ${orders.due_at} end`.mapWith(orders.due_at),
          paid_at: orders.paid_at,
          settled_at: orders.settled_at,
          mismatch: orders.payment_mismatch,
          region_code: orders.region_code,
        })
        .from(orders)
        .where(eq(orders.id, id))
    : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound(orderErrors.notFound());
  const { region_code: _, ...payment } = row;
  return payment;
}

const MAX_PRODUCTS = 10;

/**
 * Returns the sales of a period compared with the previous period, in three statements.
 *
 * @throws HttpError 404 for a merchant outside the actor's regions, 422 for an invalid period
 */
async function findSales(db: Db, query: QueryOf<typeof transactionApi.sales>, actor: Actor): Promise<Sales> {
  const { merchant_id, filter_date } = query;
  const period = salesPeriod(query, jakartaDay());
  validatePeriod(period);
  if (merchant_id !== undefined) await findSeller(db, merchant_id, actor);

  const before = periodBefore(period);
  const filter = { merchant_id, regions: boundTo(actor) };
  const [steps, categories, products] = await Promise.all([
    sumSalesBySteps(db, filter, { period, before }, filter_date),
    sumSales(db, filter, { period, before }, ['category']),
    bestGoods(db, filter, { period, before }, MAX_PRODUCTS),
  ]);
  return {
    ...period,
    before,
    totals: ofGoods(steps.totals),
    totals_before: ofGoods(steps.totals_before),
    series: steps.series.map(({ start_date, end_date, ...sums }) => ({ start_date, end_date, ...comparedGoods(sums) })),
    categories: CATEGORY_CODES.flatMap(code => {
      const group = categories.find(({ category }) => category === code);
      return group ? [{ category_code: code, ...comparedGoods(group) }] : [];
    }).toSorted((a, b) => b.value - a.value || b.before.value - a.before.value),
    products: products.map(({ goods: _, now, before: then, ...product }) => ({
      ...product,
      orders: now.orders,
      quantity: now.quantity,
      value: now.value,
      value_before: then.value,
    })),
  };
}

const REASON_LABELS: Readonly<Record<string, string>> = { ...CANCELLATION_REASON_LABELS, ...COMPLAINT_REASON_LABELS };

/**
 * Returns how an order was cancelled or expired, in one statement.
 *
 * @throws HttpError 404 if the actor can see no such order, or it was neither cancelled nor expired
 */
async function findCancellation(db: Db, id: string, actor: Actor): Promise<Cancellation> {
  const [row] = isUuid(id)
    ? await db
        .select({
          id: orders.id,
          number: orders.number,
          status: orders.status,
          status_since: orders.status_since,
          region_code: orders.region_code,
          payment_method: orders.payment_method,
          total: orders.total,
          paid_amount: orders.paid_amount,
          refunded_amount: orders.refunded_amount,
          cancelled_at: order_events.created_at,
          actor_kind: order_events.actor_kind,
          actor_name: order_events.actor_name,
          reason_code: sql<string | null>`coalesce(${order_events.reason_code}, ${complaintReason})`,
          note: order_events.note,
        })
        .from(orders)
        .innerJoin(
          order_events,
          and(eq(order_events.order_id, orders.id), inArray(order_events.action, ['cancel', 'payment_timeout'])),
        )
        .where(and(eq(orders.id, id), inArray(orders.status, CANCELLED_STATUSES)))
        .orderBy(desc(order_events.id))
        .limit(1)
    : [];
  if (!row || !reaches(actor, row.region_code)) throw notFound(transactionErrors.cancellationNotFound());
  const { status, status_since, region_code: _, payment_method, paid_amount, refunded_amount, ...rest } = row;
  const isRefunded = status === 'refunded';
  return {
    ...rest,
    status,
    reason: row.reason_code && (REASON_LABELS[row.reason_code] ?? null),
    refund:
      paid_amount > 0 && (isRefunded || status === 'refund_in_process')
        ? {
            amount: isRefunded ? refunded_amount : paid_amount,
            payment_method,
            refunded_at: isRefunded ? status_since : null,
          }
        : null,
  };
}

/** The reason of the complaint whose resolution cancelled the order. */
const complaintReason = sql`(select ${order_complaints.reason_code} from ${order_complaints}
  where ${order_complaints.order_id} = ${orders.id} and ${order_complaints.decision} = 'cancel'
  order by ${order_complaints.created_at} desc limit 1)`;
