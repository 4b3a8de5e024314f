import { admin, adminApi } from '../../../../contract/identity/admin';
import { exportHandler } from '../../../export/exportHandler';
import { routes } from '../../../http/routes';
import { wholeList } from '../../../store/listMeta';
import { authorizeAccountRead } from '../account/authorizeAccountRead';
import { listSessions } from '../session/listSessions';
import { createAdmin } from './createAdmin';
import { decideRoleRequest } from './decideRoleRequest';
import { endAdminSecondFactor } from './endAdminSecondFactor';
import { endAdminSessions } from './endAdminSessions';
import { inviteAdmin } from './inviteAdmin';
import { readAdmins } from './readAdmins';
import { removeAdmin } from './removeAdmin';
import { roleChoices } from './roleChoices';
import { setAdminActive } from './setAdminActive';
import { updateAdmin } from './updateAdmin';

export const adminRoutes = routes(adminApi, services => {
  const { db } = services;
  const admins = readAdmins(db);
  return {
    list: ({ query }) => admins.page(query),
    roles: async ({ actor }) => wholeList(await roleChoices(db, actor)),
    one: ({ params }) => admins.find(params.id),
    create: ({ body, actor }) => createAdmin(services, body, actor),
    update: ({ params, body, actor }) => updateAdmin(services, params.id, body, actor),
    remove: ({ params, actor }) => removeAdmin(services, params.id, actor),
    setActive: ({ params, body, actor }) => setAdminActive(services, params.id, body, actor),
    decideRole: ({ params, body, actor }) => decideRoleRequest(services, params.id, body, actor),
    invite: ({ params, actor }) => inviteAdmin(services, params.id, actor),
    sessions: async ({ params, actor }) => {
      const { id } = await admins.find(params.id);
      await authorizeAccountRead(db, id, actor);
      return { list: await listSessions(db, id, actor.session_id) };
    },
    endSessions: ({ params, actor }) => endAdminSessions(services, params.id, actor),
    endSecondFactor: ({ params, actor }) => endAdminSecondFactor(services, params.id, actor),
    export: exportHandler(services, admins, { record: admin, filename: 'pengguna-admin' }),
  };
});
