import { ChartColumn } from 'lucide-react';
import type { Endpoint } from '../../../contract/core/endpoint';
import type { CategoryCode } from '../../../contract/product';
import { invoiceApi } from '../../../contract/sales/invoiceApi';
import { salesApi, salesOfCategory } from '../../../contract/sales/salesApi';
import { salesSlug } from '../../../contract/sales/salesRights';
import { from } from '../../dataProvider/endpointMap';
import { defineResource } from '../../declarations/defineResource';
import { categoryMessages } from './messages';

/** The categories with their labels in menus and titles, in order. */
const PAGES: readonly [CategoryCode, id: string, en: string][] = [
  ['bbm', 'BBM', 'fuel'],
  ['lpg', 'LPG', 'LPG'],
  ['pelumas', 'Pelumas', 'lubricants'],
  ['refrigeran', 'Refrigeran', 'refrigerants'],
  ['non-pertamina', 'Non Pertamina', 'non-Pertamina goods'],
];

/** Restricts an endpoint for all categories to one category and its permission. */
const ofCategory = (endpoint: Endpoint, action: Parameters<typeof salesSlug>[0], category: CategoryCode) =>
  from({ ...endpoint, access: salesSlug(action, category) } as Endpoint, {
    filter: filter => ({ ...filter, category }),
    recordQuery: { category },
  });

/** Sales of each category: the same views with their own permission and messages. A record of `show` is an order's invoice. */
export const salesResources = PAGES.map(([category, id, en], index) => {
  const path = `/sales/${category}`;
  return defineResource({
    name: `sales-${category}`,
    paths: { list: path, show: `${path}/:id` },
    menu: { order: index + 1, parent: 'sales' },
    icon: ChartColumn,
    endpoints: {
      getList: ofCategory(salesOfCategory, 'read', category),
      getOne: ofCategory(invoiceApi.one, 'read', category),
      export: ofCategory(salesApi.export, 'export', category),
      pdf: ofCategory(salesApi.pdf, 'export', category),
    },
    list: () => import('./SalesList'),
    besideRows: { endpoint: salesApi.chart, options: { query: { category } } },
    show: () => import('./InvoiceShow'),
    recordRepresentation: ({ number, merchant_name }) => String(number ?? merchant_name ?? ''),
    listDefaults: { sort: { field: 'start_date', order: 'DESC' } },
    messages: {
      id: categoryMessages(id),
      en: async () => ({ en: (await import('./messages.en')).categoryMessages(en) }),
      custom: () => import('./customMessages'),
    },
    errors: () => import('../../../contract/sales/salesErrors'),
  });
});
