import { Tags } from 'lucide-react';
import type { Endpoint } from '../../../contract/core/endpoint';
import { priceApi } from '../../../contract/price/priceApi';
import { type PricedCategory, priceSlug } from '../../../contract/price/priceRights';
import { from } from '../../dataProvider/endpointMap';
import { defineResource } from '../../declarations/defineResource';
import { gridQuery } from './gridQuery';
import { categoryMessages } from './messages';

/** The categories with their labels in menus and titles, in order. */
const CATEGORIES: readonly [PricedCategory, id: string, en: string][] = [
  ['bbm', 'BBM', 'fuel'],
  ['lpg', 'LPG', 'LPG'],
  ['pelumas', 'Pelumas', 'lubricants'],
  ['refrigeran', 'Refrigeran', 'refrigerants'],
];

/** Restricts an endpoint for all categories to one category's permission. Without a query the palette does not search it. */
const ofCategory = (endpoint: Endpoint, action: Parameters<typeof priceSlug>[0], category: PricedCategory) => {
  const { query: _, ...rest } = endpoint;
  return { ...rest, access: priceSlug(action, category) } as Endpoint;
};

/** The resources of each category's prices: the same views with their own permissions and messages. */
export const priceResources = CATEGORIES.map(([category, id, en], index) => {
  const path = `/price/${category}`;
  return defineResource({
    name: `price-${category}`,
    paths: { list: path, create: `${path}/add`, show: `${path}/:id` },
    menu: { order: index + 1, parent: 'price' },
    icon: Tags,
    endpoints: {
      getList: from(ofCategory(priceApi.grid, 'read', category), { query: () => gridQuery(category) }),
      getOne: from(ofCategory(priceApi.one, 'read', category), { recordQuery: { category } }),
      create: ofCategory(priceApi.add, 'create', category),
      update: ofCategory(priceApi.change, 'update', category),
      delete: ofCategory(priceApi.remove, 'delete', category),
      export: ofCategory(priceApi.export, 'export', category),
    },
    list: () => import('./PriceList'),
    firstResponse: { endpoint: priceApi.grid, options: { query: gridQuery(category) } },
    create: () => import('./PriceAdd'),
    show: () => import('./PriceShow'),
    recordRepresentation: ({ product_name, area }) => (product_name ? `${product_name}, ${area}` : ''),
    messages: {
      id: categoryMessages(id),
      en: async () => ({ en: (await import('./messages.en')).categoryMessages(en) }),
      custom: async () => ({ custom: (await import('./customMessages')).customMessages(id) }),
    },
    errors: () => import('../../../contract/price/priceErrors'),
  });
});

export { priceCeilingResource } from './ceiling/priceCeilingResource';
