import { Users } from 'lucide-react';
import { adminApi } from '../../../contract/identity/admin';
import { crudEndpoints } from '../../dataProvider/crudEndpoints';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const adminResource = defineResource({
  name: 'admin',
  paths: { list: '/user/registered', create: '/user/add', edit: '/user/edit/:id?' },
  menu: { order: 1, parent: 'user' },
  icon: Users,
  endpoints: crudEndpoints(adminApi),
  list: () => import('./AdminList'),
  form: () => import('./AdminForm'),
  recordRepresentation: 'name',
  recordDetails: ['email'],
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/identity/adminErrors'),
});
