import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Admin, adminInput, adminQuery, adminUpdate, RoleChoice } from '../../../contract/admin';
import type { RegionCode } from '../../../contract/area/region';
import type { Page } from '../../../contract/core/answer';
import type { AuditAction } from '../../../contract/core/audited';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput, notFound, staleVersion } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import type { Services } from '../../http/Services';
import { isUuid } from '../../store/isUuid';
import { toHttpError } from '../../store/toHttpError';
import { type EndReason, endSessionsOf } from '../auth/sessions';
import { slugsOfRole } from '../role/slugsOfRole';
import { roles } from '../role/table';
import { endSecondFactorOf } from '../secondFactor/endSecondFactor';
import {
  type AccountChange,
  authorizeAccountChange,
  type JudgedAccount,
  requireSuperAdminLeft,
  SUPER_ADMIN,
} from './accountRules';
import { adminList } from './adminList';
import { requireFreshPassword } from './freshPassword';
import { endPasswordLinks, mailPasswordLink } from './passwordLinks';
import { password_history, users } from './table';

type Row = typeof users.$inferSelect;
type Input = z.output<typeof adminInput>;
type Update = z.output<typeof adminUpdate>;
type Needed = Pick<Services, 'db' | 'config' | 'outbox'>;

/** Accounts of staff, as `/v1/cms/admin*` and `/v1/users*` read and write them. Who may do what, accountRules.ts says. */
export function adminStore({ db, config, outbox }: Needed) {
  const list = adminList(db);
  const present = { present: 'yes' } as const;

  /** One transaction, its refusals in our words; mails that it queued are sent after it. */
  async function write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    try {
      const result = await db.transaction(work);
      outbox.poke();
      return result;
    } catch (error) {
      throw toHttpError(error, constraints) ?? error;
    }
  }

  const find = async (on: Db, id: string): Promise<Admin> => {
    const account = await adminList(on).find(id);
    return account;
  };

  /** A change of one account: locked, judged, made, recorded. */
  function change(
    id: string,
    actor: Actor,
    judged: (row: Row, tx: Tx) => AccountChange | Promise<AccountChange>,
    work: (tx: Tx, row: Row) => Promise<void>,
    version?: number,
  ): Promise<Admin> {
    return write(async tx => {
      const row = await lockRow(tx, id);
      if (version !== undefined && row.version !== version) throw staleVersion(row.version);
      const wanted = await judged(row, tx);
      const role = wanted.role && { ...wanted.role, slugs: await slugsOfRole(tx, wanted.role.id) };
      authorizeAccountChange(actor, await judgedOf(tx, row), { ...wanted, ...(role && { role }) });
      const loses = wanted.remove || wanted.is_active === false || (role && role.id !== row.role_id);
      if (loses) await keepOneSuperAdmin(tx, row);
      await work(tx, row);
      return find(tx, id);
    });
  }

  return {
    page: (query: z.output<typeof adminQuery>): Promise<Page<Admin>> => list.page({ ...query, ...present }),

    /** For downloads. */
    exported: {
      entity: 'account' as const,
      whole: (query: Omit<z.output<typeof adminQuery>, 'page' | 'limit'>) => list.whole({ ...query, ...present }),
    },

    /** @throws HttpError 404 */
    async find(id: string): Promise<Admin> {
      await requirePresent(db, id);
      return find(db, id);
    },

    /** Every role, and which of them the actor may give; who is bound to a region gives only roles that are so too. */
    async roleChoices(actor: Actor): Promise<RoleChoice[]> {
      const { rows } = await db.execute<RoleChoice & { slugs: string[] } & Record<string, unknown>>(sql`
        select id, name, code, description, area_scope, requires_second_factor,
          coalesce((select json_agg(permission_slug) from role_permissions p where p.role_id = roles.id), '[]') as slugs
        from ${roles} order by name collate "und-x-icu", id`);
      const held: ReadonlySet<string> = actor.slugs;
      const reaches = (scope: RoleChoice['area_scope']) => actor.regions === null || scope === 'regional';
      return rows.map(({ slugs, ...role }) => ({
        ...role,
        can_assign: reaches(role.area_scope) && slugs.every(slug => held.has(slug)),
      }));
    },

    /** Adds an account without a password and mails the invitation. */
    async insert({ current_password, ...values }: Input, actor: Actor): Promise<Admin> {
      if (values.role_id) await requireFreshPassword(db, actor, current_password);
      return write(async tx => {
        const role = await roleFor(tx, values.role_id);
        authorizeAccountChange(actor, null, {
          role: { id: values.role_id, slugs: await slugsOfRole(tx, values.role_id) },
          regions: await regionsGiven(tx, values),
        });
        const [row] = await tx
          .insert(users)
          .values({ ...values, region_code: regionFor(role, values.region_code), invited_at: sql`now()` })
          .returning();
        await record(tx, actor, 'create', null, row!);
        if (row!.is_active) await mailPasswordLink(tx, config, row!, 'invitation');
        return find(tx, row!.id);
      });
    },

    async update(id: string, { version, current_password, ...values }: Update, actor: Actor): Promise<Admin> {
      const before = await requirePresent(db, id);
      if (values.role_id && values.role_id !== before.role_id) await requireFreshPassword(db, actor, current_password);
      return change(
        id,
        actor,
        async (row, tx) => ({
          regions: await regionsGiven(tx, values),
          ...(values.role_id !== row.role_id && { role: { id: values.role_id, slugs: [] } }),
          ...(values.is_active !== row.is_active && { is_active: values.is_active }),
        }),
        async (tx, row) => {
          const role = await roleFor(tx, values.role_id);
          const region_code = regionFor(role, values.region_code);
          await save(tx, actor, row, { ...values, region_code });
          if (row.is_active && !values.is_active) await shut(tx, id, 'account_disabled');
          // links went to the address before
          if (row.email !== values.email) await endPasswordLinks(tx, id);
        },
        version,
      );
    },

    setActive: (id: string, is_active: boolean, actor: Actor): Promise<Admin> =>
      change(
        id,
        actor,
        () => ({ is_active }),
        async (tx, row) => {
          if (row.is_active === is_active) return;
          await save(tx, actor, row, { is_active });
          if (!is_active) await shut(tx, id, 'account_disabled');
        },
      ),

    /** Sends the invitation anew. @throws HttpError 409 where a password was set, or the account is disabled */
    invite: (id: string, actor: Actor): Promise<Admin> =>
      change(
        id,
        actor,
        () => ({}),
        async (tx, row) => {
          if (row.password_hash)
            throw new HttpError(409, 'Orang ini sudah membuat kata sandi, jadi tidak perlu diundang lagi.');
          if (!row.is_active) throw new HttpError(409, 'Akun ini nonaktif. Aktifkan dulu sebelum mengundang.');
          await tx.update(users).set({ invited_at: sql`now()` }).where(eq(users.id, id));
          await mailPasswordLink(tx, config, row, 'invitation');
          await recordAudit(tx, actor, { action: 'invite', entity: 'account', entity_id: id, label: row.name });
        },
      ),

    /** @returns how many sessions ended */
    async endSessions(id: string, actor: Actor): Promise<number> {
      let count = 0;
      await change(
        id,
        actor,
        () => ({}),
        async (tx, row) => {
          count = await endSessionsOf(tx, id, 'ended_by_admin');
          await recordAudit(tx, actor, {
            action: 'end_sessions',
            entity: 'account',
            entity_id: id,
            label: row.name,
            after: { count },
          });
        },
      );
      return count;
    },

    endSecondFactor: (id: string, actor: Actor): Promise<Admin> =>
      change(
        id,
        actor,
        () => ({}),
        async (tx, row) => {
          if (id === actor.user_id)
            throw new HttpError(403, 'Matikan verifikasi dua langkah Anda sendiri di halaman akun.', {
              data: { reason: 'own_account' },
            });
          if (!row.second_factor_at) throw new HttpError(409, 'Verifikasi dua langkah akun ini tidak aktif.');
          await endSecondFactorOf(tx, id);
          await endSessionsOf(tx, id, 'second_factor_ended');
          await recordAudit(tx, actor, {
            action: 'second_factor_off',
            entity: 'account',
            entity_id: id,
            label: row.name,
          });
        },
      ),

    /** Deletes an account: what is personal goes, the name stays for the records that name it. */
    async remove(id: string, actor: Actor): Promise<void> {
      await write(async tx => {
        const row = await lockRow(tx, id);
        authorizeAccountChange(actor, await judgedOf(tx, row), { remove: true });
        await keepOneSuperAdmin(tx, row);
        await shut(tx, id, 'account_deleted');
        await endSecondFactorOf(tx, id);
        await tx.delete(password_history).where(eq(password_history.user_id, id));
        await tx
          .update(users)
          .set({
            is_active: false,
            deleted_at: sql`now()`,
            role_id: null,
            password_hash: null,
            phone: null,
            photo_url: null,
            version: row.version + 1,
            updated_at: sql`now()`,
          })
          .where(eq(users.id, id));
        await record(tx, actor, 'delete', row, null);
      });
    },
  };
}

const constraints = { users_email_key: { field: 'email', message: 'Email ini sudah dipakai akun lain' } };

async function requirePresent(db: Db, id: string): Promise<Row> {
  if (!isUuid(id)) throw notFound();
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)));
  if (!row) throw notFound();
  return row;
}

/** The account, locked until the transaction ends. @throws HttpError 404 */
async function lockRow(tx: Tx, id: string): Promise<Row> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

async function save(tx: Tx, actor: Actor, row: Row, values: Partial<Row>): Promise<void> {
  const [after] = await tx
    .update(users)
    .set({ ...values, version: row.version + 1, updated_at: sql`now()` })
    .where(eq(users.id, row.id))
    .returning();
  await record(tx, actor, 'update', row, after!);
}

/** Of no use to a reader of the log: when the person signed in and the like. */
const logged = (row: Row | null) => {
  if (!row) return null;
  const { id, name, email, phone, role_id, region_code, is_active, photo_url, locale } = row;
  return { id, name, email, phone, role_id, region_code, is_active, photo_url, locale };
};

const record = (tx: Tx, actor: Actor, action: AuditAction<'account'>, before: Row | null, after: Row | null) =>
  recordAudit(tx, actor, {
    action,
    entity: 'account',
    entity_id: (after ?? before)!.id,
    label: (after ?? before)!.name,
    before: logged(before),
    after: logged(after),
  });

/** Nobody gets in any more: neither by a session nor by a link. */
async function shut(tx: Tx, id: string, reason: EndReason) {
  await endSessionsOf(tx, id, reason);
  await endPasswordLinks(tx, id);
}

/** Where the rights of an account with this role and region hold: null is the whole country. */
async function regionsGiven(tx: Tx, { role_id, region_code }: Pick<Input, 'role_id' | 'region_code'>) {
  if (!role_id) return [];
  const [role] = await tx.select({ area_scope: roles.area_scope }).from(roles).where(eq(roles.id, role_id));
  if (role?.area_scope === 'national') return null;
  return region_code ? [region_code] : [];
}

const judgedOf = async (tx: Tx, { id, role_id, region_code }: Row): Promise<JudgedAccount> => ({
  id,
  role_id,
  slugs: await slugsOfRole(tx, role_id),
  regions: await regionsGiven(tx, { role_id, region_code: region_code as RegionCode | null }),
});

type RoleRow = Pick<typeof roles.$inferSelect, 'id' | 'area_scope'>;

/** The role to give, locked so that its rights stay as they were judged. @throws HttpError 422 */
async function roleFor(tx: Tx, id: string | null): Promise<RoleRow | null> {
  if (!id) return null;
  const [role] = await tx
    .select({ id: roles.id, area_scope: roles.area_scope })
    .from(roles)
    .where(eq(roles.id, id))
    .for('share');
  if (!role) throw invalidInput({ role_id: 'Peran ini tidak ada lagi. Pilih yang lain.' });
  return role;
}

/** Regional roles need a region, others have none. @throws HttpError 422 */
function regionFor<Region extends string>(role: RoleRow | null, region: Region | null): Region | null {
  if (role?.area_scope !== 'regional') return null;
  if (!region) throw invalidInput({ region_code: 'Wilayah harus diisi untuk peran ini' });
  return region;
}

/**
 * Refuses to take the role, or the account, from the last super admin who can sign in. The role's row is locked: of two that take
 * it from each other at once, the second sees what the first did.
 */
async function keepOneSuperAdmin(tx: Tx, row: Row): Promise<void> {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, SUPER_ADMIN)).for('update');
  if (!role || row.role_id !== role.id || !row.is_active || !row.password_hash) return;
  const [left] = await tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(users)
    .where(
      sql`${users.role_id} = ${role.id} and ${users.is_active} and ${users.password_hash} is not null and ${users.id} <> ${row.id}`,
    );
  requireSuperAdminLeft(left?.count ?? 0);
}
