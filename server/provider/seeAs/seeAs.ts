import { eq } from 'drizzle-orm';
import type { Tokens } from '../../../contract/auth';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound, unauthorized } from '../../core/HttpError';
import type { Services } from '../../http/Services';
import { holdsAll } from '../account/accountRules';
import type { Device } from '../auth/sessions';
import { sessions as table } from '../auth/table';
import { slugsOfRole } from '../role/slugsOfRole';
import { roles } from '../role/table';

type Needed = Pick<Services, 'db' | 'sessions'>;

/**
 * Begins a read-only session with exactly the rights of a role, all of which the actor must hold: looking at the console as someone
 * must show nothing that one may not see.
 *
 * @throws HttpError 403 where the role gives more, 404 no such role
 */
export async function beginSeeAs(
  { db, sessions }: Needed,
  roleId: string,
  actor: Actor,
  { request_id: _, ...device }: Device & { request_id: string },
): Promise<{ role: { id: string; name: string; code: string }; tokens: Tokens }> {
  const { session_id } = actor;
  if (!session_id) throw unauthorized();
  const [role] = await db
    .select({ id: roles.id, name: roles.name, code: roles.code })
    .from(roles)
    .where(eq(roles.id, roleId));
  if (!role) throw notFound('Peran ini tidak ada lagi.');
  if (!holdsAll(actor, await slugsOfRole(db, role.id)))
    throw new HttpError(403, 'Peran ini punya hak yang tidak Anda punyai, jadi tidak dapat Anda lihat.', {
      data: { reason: 'not_held' },
    });
  const tokens = await db.transaction(async tx => {
    const account = { id: actor.user_id, name: actor.name, role: role.code };
    const begun = await sessions.startAs(tx, account, device, { role_id: role.id, parent: session_id });
    await recordAudit(tx, actor, { action: 'see_as_begin', entity: 'role', entity_id: role.id, label: role.name });
    return begun;
  });
  return { role, tokens };
}

/** Ends it and gives the tokens of the session before. @throws HttpError 409 where the session sees as nobody else, 401 where that before is over */
export async function endSeeAs({ db, sessions }: Needed, actor: Actor): Promise<Tokens> {
  const { as_role, session_id } = actor;
  if (!as_role || !session_id) throw new HttpError(409, 'Anda tidak sedang melihat sebagai peran lain.');
  const [row] = await db.select({ parent: table.parent_id }).from(table).where(eq(table.id, session_id));
  await sessions.end(session_id, 'see_as_ended');
  await recordAudit(db, actor, {
    action: 'see_as_end',
    entity: 'role',
    entity_id: as_role.id,
    label: as_role.name,
  });
  if (!row?.parent) throw unauthorized();
  return sessions.reissue(row.parent);
}
