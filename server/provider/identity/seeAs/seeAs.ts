import { eq } from 'drizzle-orm';
import { roleErrors } from '../../../../contract/identity/roleErrors';
import type { Tokens } from '../../../../contract/identity/session';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { HttpError, notFound, unauthorized } from '../../../core/HttpError';
import type { Services } from '../../../http/Services';
import { inTransaction } from '../../../store/inTransaction';
import { holdsAll } from '../role/authorizeGrants';
import { forbiddenBecause } from '../role/forbiddenBecause';
import { slugsOfRole } from '../role/slugsOfRole';
import { roles } from '../role/table';
import { endSession } from '../session/endSessions';
import { parentOf } from '../session/parentOf';
import type { Device } from '../session/Sessions';

type SeeAsServices = Pick<Services, 'db' | 'sessions'>;

/**
 * Begins a read-only session with exactly the permissions of a role, all of which the actor must hold: a preview must not show what they
 * may not see.
 *
 * @throws HttpError 403 if the role grants more, 404 if there is no such role
 */
export function beginSeeAs(
  { db, sessions }: SeeAsServices,
  roleId: string,
  actor: Actor,
  { request_id: _, ...device }: Device & { request_id: string },
): Promise<{ role: { id: string; name: string; code: string }; tokens: Tokens }> {
  const { session_id } = actor;
  if (!session_id) throw unauthorized();
  return inTransaction(db, async tx => {
    const [role] = await tx
      .select({ id: roles.id, name: roles.name, code: roles.code })
      .from(roles)
      .where(eq(roles.id, roleId))
      .for('share');
    if (!role) throw notFound(roleErrors.gone());
    if (!holdsAll(actor, await slugsOfRole(tx, role.id))) throw forbiddenBecause('not_held', roleErrors.seeAsNotHeld());
    const account = { id: actor.user_id, name: actor.name, role: role.code };
    const tokens = await sessions.startAs(tx, account, device, { role_id: role.id, parent: session_id });
    await recordAudit(tx, actor, { action: 'see_as_begin', entity: 'role', entity_id: role.id, label: role.name });
    return { role, tokens };
  });
}

/**
 * Ends a preview session and returns the tokens of the session that it was begun from.
 *
 * @throws HttpError 409 if the session is not a preview, 401 if the original session has ended
 */
export async function endSeeAs({ db, sessions }: SeeAsServices, actor: Actor): Promise<Tokens> {
  const { as_role, session_id } = actor;
  if (!as_role || !session_id) throw new HttpError(409, roleErrors.notSeeingAs());
  const parent = await inTransaction(db, async tx => {
    await endSession(tx, session_id, 'see_as_ended');
    await recordAudit(tx, actor, { action: 'see_as_end', entity: 'role', entity_id: as_role.id, label: as_role.name });
    return parentOf(tx, session_id);
  });
  if (!parent) throw unauthorized();
  return sessions.reissue(parent);
}
