import { auditLogApi, auditRow } from '../../../contract/auditLog';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { auditStore } from './auditStore';

export const auditRoutes = routes(auditLogApi, services => {
  const log = auditStore(services.db);
  return {
    list: ({ query, actor }) => log.page(query, actor),
    one: ({ params, actor }) => log.find(params.id, actor),
    filters: ({ actor }) => log.filters(actor),
    export: exportHandler(services, log.exported, { record: auditRow, filename: 'audit' }),
  };
});
