import { invoiceApi } from '../../../contract/sales/invoiceApi';
import { routes } from '../../http/routes';
import { findInvoice } from './findInvoice';
import { sendInvoicePdf } from './sendInvoicePdf';

export const invoiceRoutes = routes(invoiceApi, ({ db }) => ({
  one: ({ params, query, actor }) => findInvoice(db, { id: params.id, ...query }, actor),
  pdf: ({ params, actor, reply }) => sendInvoicePdf(db, params.id, actor, reply),
}));
