import { ScrollText } from 'lucide-react';
import { auditLogApi } from '../../../contract/auditLog';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

export const auditLogResource = defineResource({
  name: 'auditLog',
  paths: { list: '/user/audit', show: '/user/audit/:id' },
  icon: ScrollText,
  endpoints: { getList: auditLogApi.list, getOne: auditLogApi.one, export: auditLogApi.export },
  list: () => import('./AuditLogList'),
  show: () => import('./AuditLogShow'),
  listDefaults: { sort: { field: 'at', order: 'DESC' }, perPage: 50 },
  recordRepresentation: 'label',
  messages: { id, en: () => import('./messages.en') },
});
