import { KeyRound } from 'lucide-react';
import { permissionApi } from '../../../contract/identity/permission';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const permissionResource = defineResource({
  name: 'permission',
  paths: {
    list: '/user/permission/catalogue',
    create: '/user/permission/catalogue/add',
    edit: '/user/permission/catalogue/edit/:id?',
  },
  icon: KeyRound,
  endpoints: {
    getList: permissionApi.list,
    getOne: permissionApi.one,
    create: permissionApi.create,
    update: permissionApi.update,
    delete: permissionApi.remove,
  },
  list: () => import('./PermissionList'),
  create: () => import('./PermissionForm'),
  edit: () => import('./PermissionForm'),
  listDefaults: { perPage: 50 },
  recordRepresentation: 'label',
  messages: { id, en: () => import('./messages.en') },
  errors: () => import('../../../contract/identity/permissionErrors'),
});
