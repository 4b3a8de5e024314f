import { settlementApi } from '../../../contract/transaction/settlement';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { transactionRecord } from '../../../contract/transaction/transactionRecord';
import { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { createOrder } from '../desk/createOrder';
import { findSeller } from '../merchant/findSeller';
import { findOrder } from '../order/findOrder';
import { orderStore } from '../order/orderStore';
import { createSettlement } from './createSettlement';
import { findCancellation } from './findCancellation';
import { findPayment } from './findPayment';
import { findSales } from './findSales';
import { findSettlement } from './findSettlement';
import { openSettlement } from './openSettlement';
import { settlementList } from './settlementList';
import { sumTransactions } from './sumTransactions';
import { transactionRecords } from './transactionRecords';

export const transactionRoutes = routes(transactionApi, ({ db }) => {
  const orders = orderStore(db);
  return {
    async list({ query, actor }) {
      if (query.merchant_id !== undefined) await findSeller(db, query.merchant_id, actor);
      return orders.page(query, actor);
    },
    create: ({ body, actor }) => createOrder(db, body, actor),
    one: ({ params, actor }) => findOrder(db, params.id, actor),
    cancellation: ({ params, actor }) => findCancellation(db, params.id, actor),
    payment: ({ params, actor }) => findPayment(db, params.id, actor),
    sales: ({ query, actor }) => findSales(db, query, actor),
  };
});

export const transactionRecordRoutes = routes(transactionRecordApi, services => {
  const { db } = services;
  const records = transactionRecords(db);
  const download = exportHandler(services, records, { record: transactionRecord, filename: 'transaksi' });
  return {
    list: ({ query, actor }) => records.page(query, actor),
    totals: ({ query, actor }) => sumTransactions(db, query, actor),
    export: download,
    async merchantExport({ params, query, actor, reply }) {
      const { id } = await findSeller(db, params.id, actor);
      return download({ query: { ...query, merchant_id: id }, actor, reply });
    },
  };
});

export const settlementRoutes = routes(settlementApi, ({ db }) => {
  const page = settlementList(db);
  return {
    list: ({ query, actor }) => page(query, actor),
    one: ({ params, actor }) => findSettlement(db, params.id, actor),
    open: ({ params, query, actor }) => openSettlement(db, params.id, query, actor),
    create: ({ body, actor }) => createSettlement(db, body, actor),
  };
});
