import { invoiceApi } from '../../../contract/sales/invoiceApi';
import { routes } from '../../http/routes';
import { findInvoice } from './findInvoice';
import { sendInvoicePdf } from './sendInvoicePdf';

export const invoiceRoutes = routes(invoiceApi, ({ db }) => ({
  one: ({ params, actor }) => findInvoice(db, params.id, actor),
  pdf: ({ params, actor, reply }) => sendInvoicePdf(db, params.id, actor, reply),
}));
