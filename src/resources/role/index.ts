import { ShieldCheck } from 'lucide-react';
import { roleApi } from '../../../contract/identity/role';
import { seeAsApi } from '../../../contract/identity/seeAs';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const roleResource = defineResource({
  name: 'role',
  paths: {
    list: '/user/permission',
    create: '/user/permission/add',
    show: '/user/permission/detail/:id?',
    edit: '/user/permission/edit/:id?',
  },
  menu: { order: 2, parent: 'user' },
  icon: ShieldCheck,
  endpoints: {
    getList: roleApi.list,
    getOne: roleApi.one,
    create: roleApi.create,
    update: roleApi.update,
    delete: roleApi.remove,
    seeAs: seeAsApi.begin,
  },
  list: () => import('./RoleList'),
  create: () => import('./RoleCreate'),
  show: () => import('./RoleShow'),
  edit: () => import('./RoleEdit'),
  recordRepresentation: 'name',
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/identity/roleErrors'),
});
