import { adminApi, adminRecord } from '../../../../contract/identity/admin';
import { crudDomain } from '../../../domain/crudDomain';
import { wholeList } from '../../../store/listMeta';
import { authorizeAccountRead } from '../account/authorizeAccountRead';
import { users } from '../account/table';
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

/** List and reads are on the one path; writes guard the caller's password, rights, and the last super admin. */
export const adminDomain = crudDomain(adminRecord, adminApi, users, {
  store: readAdmins,
  filename: 'pengguna-admin',
  history: authorizeAccountRead,
  handlers: services => {
    const { db } = services;
    const admins = readAdmins(db);
    return {
      roles: async ({ actor }) => wholeList(await roleChoices(db, actor)),
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
    };
  },
});
