import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditAction } from '../../../contract/audited';
import type { Page } from '../../../contract/core/answer';
import { impliedRight, withImplied } from '../../../contract/rights/implied';
import type {
  MenuPermissionGroup,
  Role,
  RoleImpact,
  RoleSummary,
  roleApi,
  roleInput,
  roleUpdate,
} from '../../../contract/role';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput, notFound, staleVersion } from '../../core/HttpError';
import { alphabetical } from '../../db/alphabetical';
import type { Db, Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { isUuid } from '../../store/isUuid';
import { toHttpError } from '../../store/toHttpError';
import { authorizeGrants } from '../account/accountRules';
import { requireFreshPassword } from '../account/freshPassword';
import { users } from '../account/table';
import { codeFor } from './codeFor';
import { groupsOf } from './groupsOf';
import { holdersSentence } from './holdersSentence';
import { roleList } from './roleList';
import { slugsOfRole } from './slugsOfRole';
import { permission_groups, permissions, role_permissions, roles } from './table';

type Row = typeof roles.$inferSelect;
type Input = z.output<typeof roleInput>;
type Update = z.output<typeof roleUpdate>;
type ListQuery = z.output<typeof roleApi.list.query>;

const HOLDERS_SHOWN = 20;

/** Roles and what they give. A role's version goes up with its rights: the sessions of its holders then read them anew. */
export function roleStore({ db }: Pick<Services, 'db'>) {
  const list = roleList(db);

  async function write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw toHttpError(error, constraints) ?? error;
    }
  }

  /** The role as answers carry it. */
  async function find(on: Db, id: string, actor: Actor): Promise<Role> {
    const summary: RoleSummary = await roleList(on).find(id);
    const slugs = await slugsOfRole(on, id);
    const [own] = await on
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, actor.user_id), eq(users.role_id, id)));
    return { ...summary, slugs, is_own: own !== undefined, permissions: await groupsOf(on, slugs) };
  }

  const holdersOf = (on: Db, id: string, limit: number, offset = 0) =>
    on
      .select({ id: users.id, name: users.name, email: users.email, is_active: users.is_active })
      .from(users)
      .where(and(eq(users.role_id, id), isNull(users.deleted_at)))
      .orderBy(asc(alphabetical(users.name)), asc(users.id))
      .limit(limit)
      .offset(offset);

  const holderCount = async (on: Db, id: string) => {
    const [row] = await on
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(users)
      .where(and(eq(users.role_id, id), isNull(users.deleted_at)));
    return row!.count;
  };

  return {
    page: (query: ListQuery): Promise<Page<RoleSummary>> => list.page(query),
    find: (id: string, actor: Actor) => find(db, id, actor),

    /** The catalogue by menu entry, with what implies what and what the actor may grant. */
    async menu(actor: Actor): Promise<MenuPermissionGroup[]> {
      const rows = await db
        .select({ permission: permissions, group: permission_groups })
        .from(permissions)
        .innerJoin(permission_groups, eq(permission_groups.code, permissions.group_code))
        .orderBy(asc(permission_groups.position), asc(permissions.position), asc(permissions.slug));
      const held: ReadonlySet<string> = actor.slugs;
      const groups = new Map<string, MenuPermissionGroup>();
      for (const { permission, group } of rows) {
        const entry = groups.get(group.code) ?? {
          permission_group: group.code,
          label: group.label,
          menu_path: group.menu_path,
          permissions: [],
        };
        entry.permissions.push({
          permission_slug: permission.slug,
          label: permission.label,
          action: permission.action,
          subject: permission.subject,
          implies: impliedRight(permission.slug) ?? null,
          can_grant: held.has(permission.slug),
        });
        groups.set(group.code, entry);
      }
      return [...groups.values()];
    },

    async insert({ current_password, slugs, ...values }: Input, actor: Actor): Promise<Role> {
      await requireFreshPassword(db, actor, current_password);
      return write(async tx => {
        const after = await known(tx, slugs);
        authorizeGrants(actor, { isOwn: false, before: [], after });
        const [row] = await tx
          .insert(roles)
          .values({ ...values, code: await codeFor(tx, values.name) })
          .returning();
        await grant(tx, row!.id, after);
        await record(tx, actor, 'create', row!, null, { ...values, slugs: after });
        return find(tx, row!.id, actor);
      });
    },

    /** @throws HttpError 403 (own role, rights not held), 409 (the super admins' role, stale version), 422 */
    async update(id: string, { version, current_password, slugs, ...values }: Update, actor: Actor): Promise<Role> {
      const now = await find(db, id, actor);
      const wanted = await known(db, slugs);
      if (!sameSet(now.slugs, wanted)) await requireFreshPassword(db, actor, current_password);
      return write(async tx => {
        const row = await lockRow(tx, id);
        if (row.version !== version) throw staleVersion(row.version);
        requireChangeable(row);
        const before = await slugsOfRole(tx, id);
        const after = await known(tx, slugs);
        authorizeGrants(actor, { isOwn: await isOwn(tx, id, actor), before, after });
        await tx
          .update(roles)
          .set({ ...values, version: version + 1, updated_at: sql`now()` })
          .where(eq(roles.id, id));
        await revoke(
          tx,
          id,
          before.filter(slug => !after.includes(slug)),
        );
        await grant(
          tx,
          id,
          after.filter(slug => !before.includes(slug)),
        );
        await record(tx, actor, 'update', row, { ...shown(row), slugs: before }, { ...values, slugs: after });
        return find(tx, id, actor);
      });
    },

    /** @throws HttpError 409 while accounts hold it (`data.holders` names the first), or for the super admins' role */
    remove: (id: string, actor: Actor): Promise<void> =>
      write(async tx => {
        const row = await lockRow(tx, id);
        requireChangeable(row);
        const total = await holderCount(tx, id);
        if (total > 0) {
          const held = await holdersOf(tx, id, HOLDERS_SHOWN);
          throw new HttpError(409, holdersSentence(row.name, held, total), {
            data: { holders: { total, list: held } },
          });
        }
        const slugs = await slugsOfRole(tx, id);
        await tx.delete(roles).where(eq(roles.id, id));
        await record(tx, actor, 'delete', row, { ...shown(row), slugs }, null);
      }),

    /** What saving these rights would change. */
    async impact(id: string, slugs: readonly string[], actor: Actor): Promise<RoleImpact> {
      const row = await find(db, id, actor);
      const asked = new Set(slugs);
      const after = await known(db, slugs);
      const gained = after.filter(slug => !row.slugs.includes(slug));
      const lost = row.slugs.filter(slug => !after.includes(slug));
      const labels = await labelsOf(db, [...gained, ...lost]);
      const named = (of: readonly string[]) => of.map(slug => ({ slug, label: labels.get(slug) ?? slug }));
      const held: ReadonlySet<string> = actor.slugs;
      return {
        holders: { total: await holderCount(db, id), list: await holdersOf(db, id, HOLDERS_SHOWN) },
        gained: named(gained),
        lost: named(lost),
        implied: gained.filter(slug => !asked.has(slug)),
        refused: gained.filter(slug => !held.has(slug)),
      };
    },

    async holders(id: string, { page, limit }: { page: number; limit: number }) {
      await list.find(id);
      const [found, total] = await Promise.all([holdersOf(db, id, limit, (page - 1) * limit), holderCount(db, id)]);
      return { list: found, meta: { page, limit, total, total_page: Math.ceil(total / limit) }, total };
    },
  };
}

const constraints = { roles_name_key: { field: 'name', message: 'Nama peran ini sudah dipakai' } };

async function lockRow(tx: Tx, id: string): Promise<Row> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx.select().from(roles).where(eq(roles.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

function requireChangeable({ is_system, name }: Row): void {
  if (is_system)
    throw new HttpError(409, `Peran ${name} memegang semua hak dan tidak dapat diubah atau dihapus.`, {
      data: { reason: 'system_role' },
    });
}

/** Judged by the database, not by the session: the actor's role may have been changed since. */
async function isOwn(tx: Tx, id: string, { user_id }: Actor): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user_id), eq(users.role_id, id)));
  return row !== undefined;
}

/** The slugs with what they imply, in the catalogue's order. @throws HttpError 422 where one is not in the catalogue */
async function known(db: Db, slugs: readonly string[]): Promise<string[]> {
  const wanted = withImplied(slugs);
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ slug: permissions.slug })
    .from(permissions)
    .where(inArray(permissions.slug, wanted))
    .orderBy(asc(permissions.position), asc(permissions.slug));
  const found = rows.map(({ slug }) => slug);
  const missing = wanted.find(slug => !found.includes(slug));
  if (missing !== undefined) throw invalidInput({ slugs: `Hak '${missing.slice(0, 60)}' tidak ada di katalog` });
  return found;
}

async function grant(tx: Tx, role_id: string, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await tx.insert(role_permissions).values(slugs.map(permission_slug => ({ role_id, permission_slug })));
}

async function revoke(tx: Tx, roleId: string, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await tx
    .delete(role_permissions)
    .where(and(eq(role_permissions.role_id, roleId), inArray(role_permissions.permission_slug, [...slugs])));
}

async function labelsOf(db: Db, slugs: string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: permissions.slug, label: permissions.label })
    .from(permissions)
    .where(inArray(permissions.slug, slugs));
  return new Map(rows.map(({ slug, label }) => [slug, label]));
}

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every(slug => other.includes(slug));

const shown = ({ name, description, area_scope, requires_second_factor }: Row) => ({
  name,
  description,
  area_scope,
  requires_second_factor,
});

const record = (
  tx: Tx,
  actor: Actor,
  action: AuditAction<'role'>,
  row: Row,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
) =>
  recordAudit(tx, actor, {
    action,
    entity: 'role',
    entity_id: row.id,
    label: String(after?.name ?? row.name),
    before,
    after,
  });
