import { endpoint } from '../core/endpoint';
import { listOf } from '../core/response';
import { deskOrderInput } from '../desk/deskOrder';
import { orderQuery } from '../order/orderQuery';
import { order, orderRow } from '../order/orderRecord';
import { cancellation } from './cancellation';
import { gatewayPayment } from './gatewayPayment';
import { sales, salesQuery } from './sales';

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
    answer: listOf(orderRow),
  }),
  create: endpoint('POST /api/transaction/order', {
    access: 'can_create_order_135',
    summary: 'Place an order, as `POST /v1/cms/order` does: the same input, response, errors and `Idempotency-Key`',
    body: deskOrderInput,
    answer: order,
    status: 201,
    done: 'Pesanan dibuat.',
  }),
  one: endpoint('GET /api/transaction/order/{id}', {
    access: ordersAccess,
    summary: 'Get an order with its goods, location and timeline',
    answer: sale,
  }),
  cancellation: endpoint('GET /api/transaction/order-cancel/{id}', {
    access: ordersAccess,
    summary: 'Get who cancelled an order or when it expired, why, and what is refunded; 404 for any other order',
    answer: cancellation,
  }),
  payment: endpoint('GET /api/v1/payment-gateway/my-pertamina/{id}', {
    access: ordersAccess,
    summary: 'Get the payment of an order: what is due, received and refunded, and until when it can be paid',
    answer: gatewayPayment,
  }),
  sales: endpoint('GET /api/transaction/sale-order/dashboard', {
    access: figuresAccess,
    summary:
      'Get what a merchant, or all that the caller may read, sold in a period, by interval, and in the previous period',
    query: salesQuery,
    answer: sales,
  }),
};
