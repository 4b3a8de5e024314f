import { KeyRound } from 'lucide-react';
import { permissionApi } from '../../../contract/identity/permission';
import { crudEndpoints } from '../../dataProvider/crudEndpoints';
import { crudPaths } from '../../declarations/crudPaths';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const permissionResource = defineResource({
  name: 'permission',
  paths: crudPaths('/user/permission/catalogue'),
  icon: KeyRound,
  endpoints: crudEndpoints(permissionApi),
  list: () => import('./PermissionList'),
  form: () => import('./PermissionForm'),
  listDefaults: { perPage: 50 },
  recordRepresentation: 'label',
  messages: { id, en: () => import('./messages.en') },
  errors: () => import('../../../contract/identity/permissionErrors'),
});
