import { admin, adminApi } from '../../../contract/admin';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { listSessions } from '../auth/listSessions';
import { adminStore } from './adminStore';

export const adminRoutes = routes(adminApi, services => {
  const admins = adminStore(services);
  return {
    list: ({ query }) => admins.page(query),
    roles: async ({ actor }) => ({ list: await admins.roleChoices(actor) }),
    one: ({ params }) => admins.find(params.id),
    create: ({ body, actor }) => admins.insert(body, actor),
    update: ({ params, body, actor }) => admins.update(params.id, body, actor),
    remove: ({ params, actor }) => admins.remove(params.id, actor),
    setActive: ({ params, body, actor }) => admins.setActive(params.id, body.is_active, actor),
    invite: ({ params, actor }) => admins.invite(params.id, actor),
    sessions: async ({ params, actor }) => {
      const { id } = await admins.find(params.id);
      return { list: await listSessions(services.db, id, actor.session_id) };
    },
    endSessions: async ({ params, actor }) => ({ count: await admins.endSessions(params.id, actor) }),
    endSecondFactor: ({ params, actor }) => admins.endSecondFactor(params.id, actor),
    export: exportHandler(services, admins.exported, { record: admin, filename: 'pengguna-admin' }),
  };
});
