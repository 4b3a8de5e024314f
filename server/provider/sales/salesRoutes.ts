import { salesRow } from '../../../contract/sales/categorySales';
import { salesApi } from '../../../contract/sales/salesApi';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { findSalesChart } from './findSalesChart';
import { listSaleOrders } from './listSaleOrders';
import { salesStore } from './salesStore';
import { sendSalesPdf } from './sendSalesPdf';

export const salesRoutes = routes(salesApi, services => {
  const { db } = services;
  const sales = salesStore(db);
  return {
    list: ({ query, actor }) => sales.page(query, actor),
    chart: ({ query, actor }) => findSalesChart(db, query, actor),
    orders: ({ query, actor }) => listSaleOrders(db, query, actor),
    export: exportHandler(services, sales, { record: salesRow, filename: 'penjualan' }),
    pdf: ({ query, actor, reply }) => sendSalesPdf(db, query, actor, reply),
  };
});
