import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import {
  type Role,
  type RoleImpact,
  roleApi,
  type roleInput,
  roleRecord,
  type roleUpdate,
} from '../../../../contract/identity/role';
import { roleErrors } from '../../../../contract/identity/roleErrors';
import type { Actor } from '../../../core/Actor';
import { HttpError, staleVersion } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { crudDomain } from '../../../domain/crudDomain';
import { announceRole } from '../../../live/channel';
import { claimKey } from '../../../store/claimKey';
import { inTransaction } from '../../../store/inTransaction';
import { listMeta, wholeList } from '../../../store/listMeta';
import { lockRow } from '../../../store/lockRow';
import { permissionMenu } from '../permission/permissionMenu';
import { labelsOf, requireCatalogueSlugs } from '../permission/requireCatalogueSlugs';
import { authorizeGrants, authorizeRemoval } from './authorizeGrants';
import { findRole, type RoleRow, requireNotSystemRole, roleList, slugsOfRole } from './findRole';
import type { FreshPassword, RoleHolders, RoleServices } from './RoleServices';
import { auditedRole, recordRoleAudit } from './recordRoleAudit';
import { replacePermissions } from './replacePermissions';
import { roleConstraints, roles } from './table';

/**
 * The list is on the one path; single roles come with their permissions, which writes replace, log and guard.
 *
 * @param above what higher parts know of a role's holders, and of the caller's password
 */
export const roleDomain = (above: { holders: RoleHolders; password: FreshPassword }) =>
  crudDomain(roleRecord, roleApi, roles, {
    store: roleList,
    // roles apply in every region
    history: 'anyRegion',
    handlers: ({ db }) => {
      const services = { db, ...above };
      const { holders } = above;
      const list = roleList(db);
      return {
        menu: async ({ actor }) => wholeList(await permissionMenu(db, actor)),
        one: ({ params, actor }) => findRole(services, params.id, actor),
        create: ({ body, actor }) => createRole(services, body, actor),
        update: ({ params, body, actor }) => updateRole(services, params.id, body, actor),
        remove: ({ params, actor }) => removeRole(services, params.id, actor),
        impact: ({ params, body, actor }) => roleImpact(services, params.id, body.slugs, actor),
        holders: async ({ params: { id }, query: { page, limit } }) => {
          await list.find(id);
          const [found, total] = await Promise.all([
            holders.list(db, id, { limit, offset: (page - 1) * limit }),
            holders.count(db, id),
          ]);
          return { list: found, meta: listMeta({ page, limit }, total), total };
        },
      };
    },
  });

/** Returns what saving these permissions would change, and for whom. @throws HttpError 404, 422 */
async function roleImpact(
  { db, holders }: Pick<RoleServices, 'db' | 'holders'>,
  id: string,
  slugs: readonly string[],
  actor: Actor,
): Promise<RoleImpact> {
  await roleList(db).find(id);
  const before = await slugsOfRole(db, id);
  const after = await requireCatalogueSlugs(db, slugs);
  const gained = after.filter(slug => !before.includes(slug));
  const lost = before.filter(slug => !after.includes(slug));
  const labels = await labelsOf(db, [...gained, ...lost]);
  const labelled = (list: readonly string[]) => list.map(slug => ({ slug, label: labels.get(slug) ?? slug }));
  const held: ReadonlySet<string> = actor.slugs;
  return {
    holders: { total: await holders.count(db, id), list: await holders.list(db, id, { limit: MAX_HOLDERS }) },
    gained: labelled(gained),
    lost: labelled(lost),
    implied: gained.filter(slug => !slugs.includes(slug)),
    refused: gained.filter(slug => !held.has(slug)),
  };
}

/** Maximum number of holders in a response. */
const MAX_HOLDERS = 20;

/**
 * Deletes a role, if the actor could create it.
 *
 * @throws HttpError 403, 404, 409 while accounts hold it (`data.holders` lists the first) or for the super admin role
 */
function removeRole({ db, holders }: Pick<RoleServices, 'db' | 'holders'>, id: string, actor: Actor): Promise<void> {
  return inTransaction(db, async tx => {
    const row = await lockRow(tx, roles, id);
    requireNotSystemRole(row);
    const slugs = await slugsOfRole(tx, id);
    authorizeRemoval(actor, { isOwn: await holders.includes(tx, id, actor.user_id), before: slugs });
    const total = await holders.count(tx, id);
    if (total > 0) {
      const list = await holders.list(tx, id, { limit: MAX_HOLDERS });
      throw new HttpError(409, heldBy(row.name, list, total), { data: { holders: { total, list } } });
    }
    await tx.delete(roles).where(eq(roles.id, id));
    await recordRoleAudit(tx, actor, 'delete', { id, before: auditedRole(row, slugs) });
  });
}

const MAX_NAMES = 3;

/** Explains why a role cannot be deleted: 'Peran Auditor masih dipegang Andi, Budi, Cici, dan 4 orang lain. …' */
function heldBy(role: string, holders: readonly { name: string }[], total: number): ErrorMessage {
  const names = holders.slice(0, MAX_NAMES).map(({ name }) => name);
  const [first = '', second, third] = names;
  if (total > names.length)
    return roleErrors.heldByMany({ role, names: names.join(', '), others: total - names.length });
  if (third) return roleErrors.heldByThree({ role, first, second: second!, third });
  return second ? roleErrors.heldByTwo({ role, first, second }) : roleErrors.heldByOne({ role, name: first });
}

/** Adds a role, at most once per `Idempotency-Key`. @throws HttpError 403 for permissions that the actor does not hold, 422 */
async function createRole(
  { db, holders, password }: RoleServices,
  { current_password, slugs, ...values }: z.output<typeof roleInput>,
  actor: Actor,
): Promise<Role> {
  await password.require(db, actor, current_password);
  return inTransaction(
    db,
    async tx => {
      const { id, isRepeat } = await claimKey(tx, 'role', actor);
      if (isRepeat) return findRole({ db: tx, holders }, id!, actor);
      const after = await requireCatalogueSlugs(tx, slugs);
      authorizeGrants(actor, { isOwn: false, before: [], after });
      const [row] = await tx
        .insert(roles)
        .values({ ...(id && { id }), ...values, code: await uniqueRoleCode(tx, values.name) })
        .returning();
      await replacePermissions(tx, row!.id, [], after);
      await recordRoleAudit(tx, actor, 'create', { id: row!.id, after: { ...values, slugs: after } });
      return findRole({ db: tx, holders }, row!.id, actor);
    },
    roleConstraints,
  );
}

const MAX_SUFFIX = 50;

/** Returns a code for a role name that no other role has: `pengawas_harga`, `pengawas_harga_2`. */
async function uniqueRoleCode(tx: Db, name: string): Promise<string> {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 50);
  const base = plain || 'peran';
  const candidates = [base, ...Array.from({ length: MAX_SUFFIX }, (_, index) => `${base}_${index + 2}`)];
  const taken = await tx.select({ code: roles.code }).from(roles).where(inArray(roles.code, candidates));
  const used = new Set(taken.map(({ code }) => code));
  // names are unique, so fifty of them that differ only in punctuation do not occur
  return candidates.find(code => !used.has(code)) ?? `${base}_${Date.now().toString(36)}`;
}

/**
 * Changes a role and raises its version, so that its holders' sessions reload their permissions. Changing the permissions, the area scope
 * or the second-factor requirement requires the actor's password.
 *
 * @throws HttpError 403 (own role, permissions not held), 404, 409 (the super admin role, stale version), 422
 */
async function updateRole(
  services: RoleServices,
  id: string,
  { version, current_password, slugs, ...values }: z.output<typeof roleUpdate>,
  actor: Actor,
): Promise<Role> {
  const { db, holders, password } = services;
  const now = await findRole(services, id, actor);
  // a password cannot be verified while rows are locked; whether it was needed is checked again below
  if (isSensitive(now, values) || !sameSlugs(now.slugs, await requireCatalogueSlugs(db, slugs)))
    await password.require(db, actor, current_password);
  return inTransaction(
    db,
    async tx => {
      const row = await lockRow(tx, roles, id);
      if (row.version !== version) throw staleVersion(row.version);
      requireNotSystemRole(row);
      const before = await slugsOfRole(tx, id);
      const after = await requireCatalogueSlugs(tx, slugs);
      const isOwn = await holders.includes(tx, id, actor.user_id);
      authorizeGrants(actor, { isOwn, before, after, loosened: isLoosened(row, values) });
      if (isSensitive(row, values) || !sameSlugs(before, after)) await password.requireRecent(tx, actor);
      await tx
        .update(roles)
        .set({ ...values, version: version + 1, updated_at: sql`now()` })
        .where(eq(roles.id, id));
      await replacePermissions(tx, id, before, after);
      await announceRole(tx, id);
      await recordRoleAudit(tx, actor, 'update', {
        id,
        before: auditedRole(row, before),
        after: { ...values, slugs: after },
      });
      return findRole({ db: tx, holders }, id, actor);
    },
    roleConstraints,
  );
}

type Guarded = Pick<RoleRow, 'area_scope' | 'requires_second_factor'>;

const isSensitive = (before: Guarded, after: Guarded) =>
  after.area_scope !== before.area_scope || after.requires_second_factor !== before.requires_second_factor;

const isLoosened = (before: Guarded, after: Guarded) =>
  (before.area_scope === 'regional' && after.area_scope === 'national') ||
  (before.requires_second_factor && !after.requires_second_factor);

const sameSlugs = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every(slug => other.includes(slug));
