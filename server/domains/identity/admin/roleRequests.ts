import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { SUPER_ADMIN } from '../../../../contract/rights/superAdmin';
import { recordAudit } from '../../../audit/recordAudit';
import type { Config } from '../../../config';
import type { Actor } from '../../../core/Actor';
import { publicUrl } from '../../../core/publicUrl';
import type { Tx } from '../../../db/types';
import { queueMail, roleRequestMail } from '../../../mail/mailTexts';
import type { AccountRow } from '../account/lockAccount';
import { role_requests, users } from '../account/table';
import { roles } from '../role/table';

/** Whether a change gives an account the super admin role, which takes two people to assign. */
export async function needsSecondPerson(tx: Tx, before: string | null, after: string | null): Promise<boolean> {
  if (!after || after === before) return false;
  const [role] = await tx.select({ code: roles.code }).from(roles).where(eq(roles.id, after));
  return role?.code === SUPER_ADMIN;
}

/** Stores a role request, replacing an earlier one, for a second super admin to decide, and mails those who may decide. */
export async function requestRole(
  tx: Tx,
  config: Config,
  { id: user_id, name }: AccountRow,
  role_id: string,
  actor: Actor,
): Promise<void> {
  const request = { role_id, requested_by: actor.user_id };
  await tx
    .insert(role_requests)
    .values({ user_id, ...request })
    .onConflictDoUpdate({ target: role_requests.user_id, set: { ...request, requested_at: sql`now()` } });
  await recordAudit(tx, actor, {
    action: 'role_requested',
    entity: 'account',
    entity_id: user_id,
    label: name,
    after: { role_id },
  });
  const others = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.role_id, role_id),
        eq(users.is_active, true),
        isNull(users.deleted_at),
        ne(users.id, actor.user_id),
        ne(users.id, user_id),
      ),
    );
  const href = `${publicUrl(config)}/user/edit/${user_id}`;
  for (const other of others)
    await queueMail(
      tx,
      other.email,
      roleRequestMail(other.name, { actor: actor.name, name, href }, config.HELPDESK_EMAIL),
    );
}

/** Deletes an account's role request. @returns the requested role; undefined if there was none */
export async function dropRoleRequest(tx: Tx, userId: string): Promise<string | undefined> {
  const [dropped] = await tx
    .delete(role_requests)
    .where(eq(role_requests.user_id, userId))
    .returning({ role_id: role_requests.role_id });
  return dropped?.role_id;
}

/** Voids a role request after the account changed: it was made for one with a different role or mailbox. */
export async function voidRoleRequest(tx: Tx, { id, name }: AccountRow, actor: Actor): Promise<void> {
  const role_id = await dropRoleRequest(tx, id);
  if (!role_id) return;
  const label = { entity: 'account', entity_id: id, label: name } as const;
  await recordAudit(tx, actor, { ...label, action: 'role_request_void', before: { role_id } });
}
