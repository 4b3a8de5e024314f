import { Users } from 'lucide-react';
import { adminApi } from '../../../contract/identity/admin';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const adminResource = defineResource({
  name: 'admin',
  paths: { list: '/user/registered', create: '/user/add', edit: '/user/edit/:id?' },
  menu: { order: 1, parent: 'user' },
  icon: Users,
  endpoints: {
    getList: adminApi.list,
    getOne: adminApi.one,
    create: adminApi.create,
    update: adminApi.update,
    delete: adminApi.remove,
    export: adminApi.export,
    invite: adminApi.invite,
    decideRole: adminApi.decideRole,
    endSessions: adminApi.endSessions,
    endSecondFactor: adminApi.endSecondFactor,
  },
  list: () => import('./AdminList'),
  create: () => import('./AdminCreate'),
  edit: () => import('./AdminEdit'),
  recordRepresentation: 'name',
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/identity/adminErrors'),
});
