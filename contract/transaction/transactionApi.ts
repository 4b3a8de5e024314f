import { z } from 'zod';
import { choice } from '../core/choice';
import { endpoint } from '../core/endpoint';
import { id, instantOut, rupiah } from '../core/fields';
import { orUnknown } from '../core/needed';
import { listOf } from '../core/response';
import { deskOrderInput } from '../desk/deskOrder';
import { ORDER_ACTOR_LABELS } from '../order/orderActions';
import { orderStatus, paymentMethod } from '../order/orderChoices';
import { orderQuery } from '../order/orderQuery';
import { order, orderRow } from '../order/orderRecord';
import { paymentMismatch, paymentState } from '../order/paymentState';
import { sales, salesQuery } from './sales';

/** The payment of an order as recorded by the MyPertamina gateway. */
const gatewayPayment = z.object({
  order_id: id,
  number: z.string().meta({ title: 'No. pesanan' }),
  state: orUnknown(paymentState.meta({ title: 'Status pembayaran' })),
  payment_method: orUnknown(paymentMethod.meta({ title: 'Pembayaran' })),
  /** Null if paid in cash, or not paid yet. */
  reference: z.string().nullable().meta({ title: 'Ref. pembayaran' }),
  amount: orUnknown(rupiah.meta({ title: 'Tagihan' })),
  paid_amount: orUnknown(rupiah.meta({ title: 'Diterima' })),
  refunded_amount: orUnknown(rupiah.meta({ title: 'Dikembalikan' })),
  fee: orUnknown(rupiah.meta({ title: 'Biaya pembayaran' })),
  net_amount: orUnknown(z.int().meta({ title: 'Hak merchant', kind: 'money' })),
  /** Deadline for the payment; null if it can no longer be paid, or is paid on delivery. */
  expires_at: instantOut.nullable().meta({ title: 'Bayar sebelum' }),
  paid_at: instantOut.nullable().meta({ title: 'Dibayar' }),
  settled_at: instantOut.nullable().meta({ title: 'Dicairkan' }),
  mismatch: paymentMismatch.nullable().meta({ title: 'Ketidakcocokan' }),
});
export type GatewayPayment = z.output<typeof gatewayPayment>;

/** The cancellation of an order: by whom, why, and what is refunded to the customer. */
const cancellation = z.object({
  id,
  number: z.string().meta({ title: 'No. pesanan' }),
  status: orUnknown(orderStatus.meta({ title: 'Status' })),
  cancelled_at: orUnknown(instantOut.meta({ title: 'Dibatalkan' })),
  actor_kind: orUnknown(choice(ORDER_ACTOR_LABELS).meta({ title: 'Oleh' })),
  actor_name: z.string().meta({ title: 'Nama' }),
  /** A cancellation reason, or the complaint's reason if a complaint led to it. */
  reason_code: z.string().nullable(),
  reason: z.string().nullable().meta({ title: 'Alasan' }),
  note: z.string().nullable().meta({ title: 'Catatan' }),
  total: orUnknown(rupiah.meta({ title: 'Total' })),
  /** Null if nothing had been paid. */
  refund: z
    .object({
      /** The amount received or, once refunded, the amount refunded. */
      amount: orUnknown(rupiah.meta({ title: 'Dana dikembalikan' })),
      payment_method: orUnknown(paymentMethod.meta({ title: 'Pembayaran' })),
      /** Null while the refund is pending. */
      refunded_at: instantOut.nullable().meta({ title: 'Dikembalikan' }),
    })
    .nullable(),
});
export type Cancellation = z.output<typeof cancellation>;

/** An order as its merchant sees it: goods, address and timeline. The customer's account and complaints are left to order monitoring. */
const sale = order.omit({ customer: true, merchant: true, complaints: true, actions: true });

/** Orders hold a customer's name, telephone and address, so they are only for staff who work with orders. */
export const ordersAccess = ['can_read_monitoring_order', 'can_read_laporan_transaksi'] as const;
/** Figures name no one, so they are also for staff who look after merchants. */
const figuresAccess = ['can_read_list_merchant', ...ordersAccess] as const;

/**
 * Orders from the merchants' point of view (point 7, 'Transactions'). Users bound to sales regions see only merchants there; merchants
 * and orders of other regions get 404.
 */
export const transactionApi = {
  list: endpoint('GET /api/transaction/order', {
    access: ordersAccess,
    summary: 'List the orders of a merchant, or of all that the caller may read',
    query: orderQuery,
    response: listOf(orderRow),
  }),
  create: endpoint('POST /api/transaction/order', {
    access: 'can_create_order_135',
    summary: 'Place an order, as `POST /v1/cms/order` does: the same input, response, errors and `Idempotency-Key`',
    body: deskOrderInput,
    response: order,
    status: 201,
    done: 'Pesanan dibuat.',
  }),
  one: endpoint('GET /api/transaction/order/{id}', {
    access: ordersAccess,
    summary: 'Get an order with its goods, location and timeline',
    response: sale,
  }),
  cancellation: endpoint('GET /api/transaction/order-cancel/{id}', {
    access: ordersAccess,
    summary: 'Get who cancelled an order or when it expired, why, and what is refunded; 404 for any other order',
    response: cancellation,
  }),
  payment: endpoint('GET /api/v1/payment-gateway/my-pertamina/{id}', {
    access: ordersAccess,
    summary: 'Get the payment of an order: what is due, received and refunded, and until when it can be paid',
    response: gatewayPayment,
  }),
  sales: endpoint('GET /api/transaction/sale-order/dashboard', {
    access: figuresAccess,
    summary:
      'Get what a merchant, or all that the caller may read, sold in a period, by interval, and in the previous period',
    query: salesQuery,
    response: sales,
  }),
};
