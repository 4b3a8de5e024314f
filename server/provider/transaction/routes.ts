import { settlementApi, settlementRecord } from '../../../contract/transaction/settlement';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { transactionRecordApi, transactionRecordOfOrder } from '../../../contract/transaction/transactionRecordApi';
import { crudDomain } from '../../domain/crudDomain';
import { routes } from '../../http/routes';
import { createOrder } from '../desk/createOrder';
import { findSeller } from '../merchant/findSeller';
import { findOrder } from '../order/findOrder';
import { orderStore } from '../order/orderStore';
import { orders } from '../order/table';
import { createSettlement } from './createSettlement';
import { findCancellation } from './findCancellation';
import { findPayment } from './findPayment';
import { findSales } from './findSales';
import { openSettlement } from './openSettlement';
import { settlementStore } from './settlementStore';
import { sumTransactions } from './sumTransactions';
import { settlements } from './table';
import { transactionRecords } from './transactionRecords';

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
