import { KeyRound } from 'lucide-react';
import { merchantRoleApi } from '../../../contract/merchantRole';
import { crudEndpoints } from '../../dataProvider/crudEndpoints';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const merchantRoleResource = defineResource({
  name: 'merchant-role',
  paths: { list: '/merchant/permission', show: '/merchant/permission/:id' },
  menu: { order: 3, parent: 'merchant' },
  icon: KeyRound,
  endpoints: crudEndpoints(merchantRoleApi),
  list: () => import('./MerchantRoleList'),
  show: () => import('./MerchantRoleShow'),
  recordRepresentation: 'name',
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/merchantRoleErrors'),
});
