import { and, asc, eq, sql } from 'drizzle-orm';
import { permissionErrors } from '../../../../contract/identity/permissionErrors';
import { roleErrors } from '../../../../contract/identity/roleErrors';
import { type PermissionExplanation, seeAsApi } from '../../../../contract/identity/seeAs';
import type { Tokens } from '../../../../contract/identity/session';
import type { Slug } from '../../../../contract/rights/permissions';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { HttpError, notFound, unauthorized } from '../../../core/HttpError';
import { alphabetical } from '../../../db/alphabetical';
import type { Db } from '../../../db/types';
import { sentBearer } from '../../../http/requestSession';
import { routes } from '../../../http/routes';
import type { Services } from '../../../http/Services';
import { inTransaction } from '../../../store/inTransaction';
import { users } from '../account/table';
import { deviceOf, sendNextTokens } from '../auth/sendTokens';
import { permission_groups, permissions } from '../permission/table';
import { forbiddenBecause, holdsAll } from '../role/authorizeGrants';
import { slugsOfRole } from '../role/findRole';
import { role_permissions, roles } from '../role/table';
import { endSession } from '../session/endSessions';
import { parentOf } from '../session/parentOf';
import type { Device } from '../session/Sessions';

export const seeAsRoutes = routes(seeAsApi, services => ({
  begin: async ({ body, actor, request, reply }) => {
    const { role, tokens } = await beginSeeAs(services, body.role_id, actor, deviceOf(request));
    return { ...(await sendNextTokens(services, { request, reply }, tokens, !sentBearer(request))), role };
  },
  end: async ({ actor, request, reply }) =>
    sendNextTokens(services, { request, reply }, await endSeeAs(services, actor), !sentBearer(request)),
  explain: ({ params, actor }) => explainPermission(services.db, params.slug, actor),
}));

const MAX_GRANTERS = 5;
/** Its holders may assign roles to people. */
const MANAGES_ACCOUNTS: Slug = 'can_update_list_user';
/** Its holders may add a permission to a role. */
const MANAGES_ROLES: Slug = 'can_update_role';

/** Returns a permission's label, whether the actor holds it, the roles that grant it and who may assign those. @throws HttpError 404 */
async function explainPermission(db: Db, slug: string, actor: Actor): Promise<PermissionExplanation> {
  const [permission] = await db
    .select({
      slug: permissions.slug,
      label: permissions.label,
      group_code: permission_groups.code,
      group_label: permission_groups.label,
    })
    .from(permissions)
    .innerJoin(permission_groups, eq(permission_groups.code, permissions.group_code))
    .where(eq(permissions.slug, slug));
  if (!permission) throw notFound(permissionErrors.notInCatalogue());
  const gives = (permissionSlug: string) =>
    sql`exists (select 1 from ${role_permissions} p where p.role_id = ${roles.id} and p.permission_slug = ${permissionSlug})`;
  const [giving, granters] = await Promise.all([
    db
      .select({
        id: roles.id,
        name: roles.name,
        grants: sql<boolean>`(${gives(MANAGES_ACCOUNTS)} or ${gives(MANAGES_ROLES)})`,
      })
      .from(roles)
      .where(gives(slug))
      .orderBy(asc(alphabetical(roles.name)), asc(roles.id)),
    db
      .select({ name: users.name, email: users.email })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.role_id))
      .where(
        and(eq(users.is_active, true), sql`${users.password_hash} is not null`, gives(slug), gives(MANAGES_ACCOUNTS)),
      )
      .orderBy(asc(alphabetical(users.name)), asc(users.id))
      .limit(MAX_GRANTERS),
  ]);
  const held: ReadonlySet<string> = actor.slugs;
  return {
    ...permission,
    held: held.has(slug),
    roles: giving.map(({ id, name }) => ({ id, name })),
    granting_roles: giving.filter(({ grants }) => grants).map(({ name }) => name),
    granters,
  };
}

type SeeAsServices = Pick<Services, 'db' | 'sessions'>;

/**
 * Begins a read-only session with exactly the permissions of a role, all of which the actor must hold: a preview must not show what they
 * may not see.
 *
 * @throws HttpError 403 if the role grants more, 404 if there is no such role
 */
function beginSeeAs(
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
async function endSeeAs({ db, sessions }: SeeAsServices, actor: Actor): Promise<Tokens> {
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
