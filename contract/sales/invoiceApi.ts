import { z } from 'zod';
import { choice } from '../core/choice';
import { endpoint } from '../core/endpoint';
import { CATEGORIES } from '../product';
import { invoice } from './invoice';
import { salesAccess } from './salesRights';

/**
 * Invoices of sales. Reading one requires the permission for sales data of a category among the order's goods (403). Orders of other
 * regions, and orders that are not sales, get 404.
 */
export const invoiceApi = {
  one: endpoint('GET /v1/cms/invoice/{id}', {
    access: salesAccess('read'),
    summary:
      'Get the invoice of a sale by the id of its order; with `category`, 404 if it has no goods of that category',
    query: z.object({ category: choice(CATEGORIES).optional().meta({ title: 'Kategori' }) }),
    response: invoice,
  }),
  pdf: endpoint('GET /api/console/invoice/{id}/pdf', {
    access: salesAccess('read'),
    summary: 'Download the invoice of a sale as PDF, to print or send',
    download: ['application/pdf'],
  }),
};
