import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type Admin,
  type adminActivity,
  adminApi,
  adminRecord,
  type RoleChoice,
  type roleDecision,
} from '../../../../contract/identity/admin';
import { adminErrors } from '../../../../contract/identity/adminErrors';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import type { Db, Tx } from '../../../db/types';
import { crudDomain } from '../../../domain/crudDomain';
import { wholeList } from '../../../store/listMeta';
import { authorizeAccountRead } from '../account/authorizeAccountRead';
import { superAdminState } from '../account/keepOneSuperAdmin';
import { recordAccountAudit } from '../account/recordAccountAudit';
import { role_requests, users } from '../account/table';
import { setAccountFields, updateAccount } from '../account/writeAccount';
import { mailPasswordLink } from '../password/passwordLinks';
import { requireFreshPassword, requireRecentPassword } from '../password/requireFreshPassword';
import { forbiddenBecause, holdsAll } from '../role/authorizeGrants';
import { slugsOfRole } from '../role/findRole';
import { roles } from '../role/table';
import { removeSecondFactor } from '../secondFactor/removeSecondFactor';
import { endSessionsOf } from '../session/endSessions';
import { listSessions } from '../session/listSessions';
import { readAdmins } from './adminList';
import { type AdminServices, changeAccount } from './changeAccount';
import { createAdmin } from './createAdmin';
import { lockOut } from './lockOut';
import { removeAdmin } from './removeAdmin';
import { dropRoleRequest } from './roleRequests';
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

/** Returns every role, and whether the actor may assign it; people bound to a region may assign only regional roles. */
async function roleChoices(db: Db, actor: Actor): Promise<RoleChoice[]> {
  const { rows } = await db.execute<RoleChoice & { slugs: string[] } & Record<string, unknown>>(sql`
    select id, name, code, description, area_scope, requires_second_factor,
      coalesce((select json_agg(permission_slug) from role_permissions p where p.role_id = roles.id), '[]') as slugs
    from ${roles} order by name collate "und-x-icu", id`);
  return rows.map(({ slugs, ...role }) => ({
    ...role,
    can_assign: (actor.regions === null || role.area_scope === 'regional') && holdsAll(actor, slugs),
  }));
}

/** Mails the invitation again. @throws HttpError 409 if a password was set, or the account is disabled */
const inviteAdmin = (services: AdminServices, id: string, actor: Actor): Promise<Admin> =>
  changeAccount(services, id, actor, {
    apply: async (tx, row) => {
      if (row.password_hash) throw new HttpError(409, adminErrors.alreadyJoined());
      if (!row.is_active) throw new HttpError(409, adminErrors.inactive());
      await setAccountFields(tx, id, { invited_at: sql`now()` });
      await mailPasswordLink(tx, services.config, row, 'invitation');
      await recordAudit(tx, actor, { action: 'invite', entity: 'account', entity_id: id, label: row.name });
    },
  });

/** Ends all sessions of an account. @returns the number of ended sessions */
async function endAdminSessions(services: AdminServices, id: string, actor: Actor): Promise<{ count: number }> {
  let count = 0;
  await changeAccount(services, id, actor, {
    apply: async (tx, row) => {
      count = await endSessionsOf(tx, id, 'ended_by_admin');
      await recordAudit(tx, actor, {
        action: 'end_sessions',
        entity: 'account',
        entity_id: id,
        label: row.name,
        after: { count },
      });
    },
  });
  return { count };
}

/**
 * Enables or disables an account; disabling ends its sessions and password links. Enabling it opens a way in, so it requires the actor's
 * password.
 *
 * @throws HttpError 403 with `data.reason`, 404, 409, 422
 */
const setAdminActive = (
  services: AdminServices,
  id: string,
  { is_active, version }: z.output<typeof adminActivity>,
  actor: Actor,
): Promise<Admin> =>
  changeAccount(services, id, actor, {
    version,
    change: () => ({ is_active }),
    apply: async (tx, row) => {
      if (row.is_active === is_active) return;
      if (is_active) await requireRecentPassword(tx, actor);
      const after = await updateAccount(tx, row, { is_active });
      await recordAccountAudit(tx, actor, 'update', { before: row, after });
      if (!is_active) await lockOut(tx, id, 'account_disabled');
    },
  });

/**
 * Switches off the second factor of a person who lost it, and ends their sessions. Requires the actor's password.
 *
 * @throws HttpError 403 for the actor's own, or that of a present or future super admin; 409 if it is off; 422
 */
const endAdminSecondFactor = (services: AdminServices, id: string, actor: Actor): Promise<Admin> =>
  changeAccount(services, id, actor, {
    apply: async (tx, row) => {
      if (id === actor.user_id) throw forbiddenBecause('own_account', adminErrors.ownSecondFactor());
      const state = await superAdminState(tx, row);
      if (state)
        throw forbiddenBecause(
          'super_admin',
          state === 'holds' ? adminErrors.superAdminSecondFactor() : adminErrors.waitingSecondFactor(),
        );
      if (!row.second_factor_at) throw new HttpError(409, adminErrors.secondFactorOff());
      await requireRecentPassword(tx, actor);
      await removeSecondFactor(tx, id);
      await endSessionsOf(tx, id, 'second_factor_ended');
      await recordAudit(tx, actor, { action: 'second_factor_off', entity: 'account', entity_id: id, label: row.name });
    },
  });

/**
 * Grants or rejects a role that awaits a second person's approval. The person who requested it may only withdraw it.
 *
 * @throws HttpError 403 for the actor's own request or account, or for permissions or a role not held; 404; 409 for a stale version, if
 *   nothing is pending, or if the requester could no longer grant it; 422 without the password
 */
async function decideRoleRequest(
  services: AdminServices,
  id: string,
  { approved, version, current_password }: z.output<typeof roleDecision>,
  actor: Actor,
): Promise<Admin> {
  if (approved) await requireFreshPassword(services.db, actor, current_password);
  return changeAccount(services, id, actor, {
    version,
    change: async tx => {
      const { role_id } = await lockRequest(tx, id);
      return { role: { id: role_id, slugs: await slugsOfRole(tx, role_id) } };
    },
    apply: async (tx, row) => {
      const { role_id, requested_by } = await lockRequest(tx, id);
      const label = { entity: 'account', entity_id: id, label: row.name } as const;
      await dropRoleRequest(tx, id);
      if (!approved) return recordAudit(tx, actor, { ...label, action: 'role_rejected', after: { role_id } });
      if (requested_by === actor.user_id) throw forbiddenBecause('own_request', adminErrors.ownRoleRequest());
      await requireRecentPassword(tx, actor);
      // a custom role may include all permissions too
      if (!(await holdsRole(tx, actor.user_id, role_id)))
        throw forbiddenBecause('not_super_admin', adminErrors.superAdminsDecide());
      if (!(await holdsRole(tx, requested_by, role_id))) throw new HttpError(409, adminErrors.roleRequestVoid());
      await updateAccount(tx, row, { role_id, region_code: null });
      const change = { before: { role_id: row.role_id }, after: { role_id } };
      await recordAudit(tx, actor, { ...label, action: 'role_approved', ...change });
    },
  });
}

async function lockRequest(tx: Tx, userId: string) {
  const [request] = await tx.select().from(role_requests).where(eq(role_requests.user_id, userId)).for('update');
  if (!request) throw new HttpError(409, adminErrors.noRoleRequest());
  return request;
}

/** Whether an active account has the role; locks the account, so that both stay so until the transaction ends. */
async function holdsRole(tx: Tx, userId: string, roleId: string): Promise<boolean> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('share');
  return account?.is_active === true && account.role_id === roleId;
}
