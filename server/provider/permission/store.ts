import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditAction } from '../../../contract/audited';
import type { BodyOf } from '../../../contract/core/endpoint';
import type { Permission, permissionApi, permissionInput } from '../../../contract/permission';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound, staleVersion } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { crudStore, equals, oneOf } from '../../store/crudStore';
import { isUuid } from '../../store/isUuid';
import { toHttpError } from '../../store/toHttpError';
import { SUPER_ADMIN } from '../account/accountRules';
import { permissions, role_permissions, roles } from '../role/table';

type Row = typeof permissions.$inferSelect;
type Input = z.output<typeof permissionInput>;
type Update = BodyOf<typeof permissionApi.update>;

const list = crudStore({
  entity: 'permission',
  table: permissions,
  label: row => row.slug,
  columns: {
    id: permissions.id,
    name: permissions.slug,
    label: permissions.label,
    group_code: sql<Permission['group_code']>`${permissions.group_code}`,
    is_system: permissions.is_system,
    role_count: sql<number>`(select count(*)::int from role_permissions p where p.permission_slug = permissions.slug)`,
    version: permissions.version,
    created_at: permissions.created_at,
    updated_at: permissions.updated_at,
  },
  search: [permissions.slug, permissions.label],
  sorts: {
    position: permissions.position,
    name: permissions.slug,
    label: permissions.label,
    updated_at: permissions.updated_at,
  },
  defaultSort: 'position',
  filters: { group_code: oneOf(permissions.group_code), is_system: equals<boolean>(permissions.is_system) },
});

/** The catalogue of rights. Those that the code relies on (`is_system`) can be neither deleted nor renamed. */
export function permissionStore(db: Db) {
  const reader = list(db);

  async function write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw toHttpError(error, constraints) ?? error;
    }
  }

  return {
    page: (query: z.output<typeof permissionApi.list.query>) => reader.page(query),
    find: (id: string): Promise<Permission> => reader.find(id),

    /** The super admins hold a new right at once: nobody could grant it otherwise. */
    insert: ({ name, ...values }: Input, actor: Actor): Promise<Permission> =>
      write(async tx => {
        const [row] = await tx
          .insert(permissions)
          .values({ ...values, slug: name, ...described(name) })
          .returning();
        const [holder] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, SUPER_ADMIN)).for('update');
        if (holder) {
          await tx.insert(role_permissions).values({ role_id: holder.id, permission_slug: name });
          await renewRights(tx, [holder.id]);
        }
        await record(tx, actor, 'create', null, row!);
        return list(tx).find(row!.id);
      }),

    /** @throws HttpError 409 where a right that the code relies on would be renamed, or the version is stale */
    update: (id: string, { version, name, ...values }: Update, actor: Actor): Promise<Permission> =>
      write(async tx => {
        const row = await lockRow(tx, id);
        if (row.version !== version) throw staleVersion(row.version);
        const renamed = name !== row.slug;
        if (renamed && row.is_system) throw reliedOn('diganti namanya');
        const holders = renamed ? await holdersOf(tx, row.slug) : [];
        const [after] = await tx
          .update(permissions)
          .set({
            ...values,
            ...(renamed && { slug: name, ...described(name) }),
            version: version + 1,
            updated_at: sql`now()`,
          })
          .where(eq(permissions.id, id))
          .returning();
        await renewRights(tx, holders);
        await record(tx, actor, 'update', row, after!);
        return list(tx).find(id);
      }),

    /** @throws HttpError 409 for a right that the code relies on */
    remove: (id: string, actor: Actor): Promise<void> =>
      write(async tx => {
        const row = await lockRow(tx, id);
        if (row.is_system) throw reliedOn('dihapus');
        const holders = await holdersOf(tx, row.slug);
        await tx.delete(permissions).where(eq(permissions.id, id));
        await renewRights(tx, holders);
        await record(tx, actor, 'delete', row, null);
      }),
  };
}

const constraints = { permissions_slug_key: { field: 'name', message: 'Kode hak ini sudah ada' } };

const reliedOn = (what: string) =>
  new HttpError(409, `Hak ini dipakai langsung oleh aplikasi, jadi tidak dapat ${what}.`, {
    data: { reason: 'relied_on' },
  });

async function lockRow(tx: Tx, id: string): Promise<Row> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx.select().from(permissions).where(eq(permissions.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Action and subject of a slug that follows the pattern; others stand for themselves. */
function described(slug: string) {
  const [, action, subject] = /^can_(read|create|update|delete|approve|export)_(\w+)$/.exec(slug) ?? [];
  return { action: action ?? 'custom', subject: (subject ?? slug).slice(0, 60) };
}

async function holdersOf(tx: Tx, slug: string): Promise<string[]> {
  const rows = await tx
    .select({ id: role_permissions.role_id })
    .from(role_permissions)
    .where(eq(role_permissions.permission_slug, slug));
  return rows.map(({ id }) => id);
}

/** The roles' rights changed: sessions read them anew with the next request. */
async function renewRights(tx: Tx, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  await tx
    .update(roles)
    .set({ version: sql`${roles.version} + 1`, updated_at: sql`now()` })
    .where(inArray(roles.id, [...roleIds]));
}

const record = (tx: Tx, actor: Actor, action: AuditAction<'permission'>, before: Row | null, after: Row | null) =>
  recordAudit(tx, actor, {
    action,
    entity: 'permission',
    entity_id: (after ?? before)!.id,
    label: (after ?? before)!.slug,
    before,
    after,
  });
