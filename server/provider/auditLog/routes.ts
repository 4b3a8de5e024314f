import { auditLogApi, auditRow } from '../../../contract/auditLog';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { auditStore } from './auditStore';

export const auditRoutes = routes(auditLogApi, services => {
  const log = auditStore(services.db);
  return {
    list: ({ query }) => log.page(query),
    one: ({ params }) => log.find(params.id),
    filters: () => log.filters(),
    export: exportHandler(services, log.exported, { record: auditRow, filename: 'audit' }),
  };
});
