import { ClipboardCheck } from 'lucide-react';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const registrationResource = defineResource({
  name: 'registration',
  paths: { list: '/merchant/registration', show: '/merchant/registration/:id' },
  menu: { order: 2, parent: 'merchant' },
  icon: ClipboardCheck,
  endpoints: {
    getList: registrationApi.list,
    getOne: registrationApi.one,
    export: registrationApi.export,
    change: registrationApi.update,
    decide: registrationApi.decide,
    approveMany: registrationApi.approveMany,
    check: registrationApi.check,
  },
  list: () => import('./RegistrationList'),
  show: () => import('./RegistrationShow'),
  listDefaults: { sort: { field: 'due_at', order: 'ASC' } },
  recordRepresentation: 'name',
  recordDetails: ['regency_name', 'status'],
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/registration/registrationErrors'),
});
