import { Gavel } from 'lucide-react';
import { priceCeilingApi } from '../../../../contract/price/priceCeilingApi';
import { crudEndpoints } from '../../../dataProvider/crudEndpoints';
import { defineResource } from '../../../declarations/defineResource';
import { id } from './messages';

/** Upper limits for the prices of all categories. Not in the menu, which the specification defines; the price tools link here. */
export const priceCeilingResource = defineResource({
  name: 'price_ceiling',
  paths: { list: '/price/ceiling' },
  icon: Gavel,
  endpoints: crudEndpoints(priceCeilingApi),
  list: () => import('./CeilingList'),
  formOverList: true,
  regional: true,
  listDefaults: { sort: { field: 'product_name', order: 'ASC' } },
  recordRepresentation: ({ product_name, area_name }) => (product_name ? `${product_name}, ${area_name}` : ''),
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../../contract/price/priceErrors'),
});
