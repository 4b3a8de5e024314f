import { Store } from 'lucide-react';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { crudEndpoints } from '../../dataProvider/crudEndpoints';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const merchantResource = defineResource({
  name: 'merchant',
  paths: { list: '/merchant/registered', show: '/merchant/registered/:id' },
  menu: { order: 1, parent: 'merchant' },
  icon: Store,
  endpoints: crudEndpoints(merchantApi),
  list: () => import('./MerchantList'),
  show: () => import('./MerchantShow'),
  listDefaults: { sort: { field: 'joined_at', order: 'DESC' } },
  recordRepresentation: 'name',
  recordDetails: ['number', 'regency'],
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/merchant/merchantErrors'),
});
