import { count, eq, sql } from 'drizzle-orm';
import { permissions as allPermissions } from '../../contract/rights/permissions';
import { roles as allRoles } from '../../contract/rights/roles';
import { bulkInsert } from '../../server/db/bulkInsert';
import type { Database, Tx } from '../../server/db/openDatabase';
import { settings } from '../../server/db/table';
import { domains } from '../../server/domains';
import { districts, provinces, regencies, regions, villages } from '../../server/domains/area/table';
import { seedBanners } from '../../server/domains/banner/demo/seedBanners';
import { banners } from '../../server/domains/banner/table';
import { users } from '../../server/domains/identity/account/table';
import { permissions } from '../../server/domains/identity/permission/table';
import { rate_limits } from '../../server/domains/identity/rateLimit/table';
import { role_permissions, roles } from '../../server/domains/identity/role/table';
import { loadBase } from '../../server/seed/loadBase';
import { seedDemo } from '../../server/seed/seedDemo';
import { databaseError } from '../../server/store/toHttpError';
import { freshDatabase } from '../support/database/freshDatabase';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ statementTimeoutMs: 4_000 });
});
afterAll(() => database.close());

const files = { put: async () => {} };

/** Runs `work` on the data and rolls it back. */
async function undone(work: (tx: Tx) => Promise<void>) {
  const takeBack = new Error('take back');
  await database.db
    .transaction(async tx => {
      await work(tx);
      throw takeBack;
    })
    .catch(error => {
      if (error !== takeBack) throw error;
    });
}

describe('migrations', () => {
  test('change nothing when run again, even concurrently', async () => {
    const applied = async () =>
      (await database.db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`))
        .rows;
    const before = await applied();
    expect(before.length).toBeGreaterThan(0);
    await Promise.all([database.migrate(), database.migrate(), database.migrate()]);
    expect(await applied()).toEqual(before);
  });

  test('create the attempt counters as an unlogged table', async () => {
    const { rows } = await database.db.execute<{ relpersistence: string }>(
      sql`select relpersistence from pg_class where relname = 'rate_limits'`,
    );
    expect(rows[0]?.relpersistence).toBe('u');
  });
});

describe('values', () => {
  test('instants are returned as ISO in UTC, whatever their offset', async () => {
    await database.db
      .insert(rate_limits)
      .values({ key: 'instant', count: 1, resets_at: '2026-11-21T07:05:00.120+07:00' });
    const [row] = await database.db.select().from(rate_limits).where(eq(rate_limits.key, 'instant'));
    expect(row?.resets_at).toBe('2026-11-21T00:05:00.120Z');
  });

  test('bulk insert keeps quotes, nulls, JSON and letters of every script', async () => {
    const rows = [
      { key: 'bulk-1', value: { text: 'kata "bersayap", \\ dan {kurung}' } },
      { key: 'bulk-2', value: ['Jalan Teuku Umar', null, 'ꦗꦮ'] },
    ];
    await bulkInsert(database.db, settings, rows);
    const stored = await database.db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(sql`key like 'bulk-%'`);
    expect(stored).toEqual(rows);
    await bulkInsert(database.db, settings, []);
  });
});

test('a statement over its timeout is cancelled, and the database keeps working', async () => {
  const outcome = await database.db
    .execute(sql`select count(*) from generate_series(1, 100000000000)`)
    .catch(databaseError);
  expect(outcome).toMatchObject({ code: '57014' });
  await database.ready();
});

test('a listener receives notifications until it stops, even after a reset', async () => {
  const heard: string[] = [];
  const stop = await database.listen('orders', payload => heard.push(payload));
  const notify = (payload: string) => database.db.execute(sql`select pg_notify('orders', ${payload})`);
  const settle = () => new Promise(resolve => setTimeout(resolve, 200));
  await notify('satu');
  await settle();
  await database.keepSnapshot();
  await database.reset();
  await notify('dua');
  await settle();
  await stop();
  await notify('tiga');
  await settle();
  expect(heard).toEqual(['satu', 'dua']);
});

test('a reset restores everything under the same database object, during other work', async () => {
  await database.keepSnapshot();
  const before = await database.db.select().from(banners).orderBy(banners.id);
  await database.db.delete(banners);
  await database.db.update(users).set({ name: 'Orang Lain' });
  const meanwhile = Promise.all(Array.from({ length: 20 }, () => database.ready()));
  await Promise.all([database.reset(), meanwhile]);
  expect(await database.db.select().from(banners).orderBy(banners.id)).toEqual(before);
  expect(await database.db.select().from(users).where(eq(users.name, 'Orang Lain'))).toEqual([]);
  await database.reset();
  await database.ready();
});

describe('base data', () => {
  const countOf = (table: Parameters<Database['db']['$count']>[0]) => database.db.$count(table);

  test('has all areas of Indonesia, with provinces in their regions', async () => {
    expect(await countOf(regions)).toBe(8);
    expect(await countOf(provinces)).toBe(38);
    expect(await countOf(regencies)).toBe(514);
    expect(await countOf(districts)).toBe(7_277);
    expect(await countOf(villages)).toBe(83_763);
    const [sleman] = await database.db
      .select({ regency: regencies.name, province: provinces.name, region: regions.short_name })
      .from(regencies)
      .innerJoin(provinces, eq(provinces.code, regencies.province_code))
      .innerJoin(regions, eq(regions.code, provinces.region_code))
      .where(eq(regencies.code, '34.04'));
    expect(sleman).toEqual({ regency: 'Kabupaten Sleman', province: 'DI Yogyakarta', region: 'JBT' });
  });

  test('has the permissions and roles of the contract', async () => {
    expect(await countOf(permissions)).toBe(allPermissions.length);
    const held = await database.db
      .select({ code: roles.code, held: count() })
      .from(roles)
      .innerJoin(role_permissions, eq(role_permissions.role_id, roles.id))
      .where(eq(roles.code, 'keuangan'))
      .groupBy(roles.code);
    expect(held).toEqual([{ code: 'keuangan', held: allRoles.find(({ code }) => code === 'keuangan')!.slugs.length }]);
  });

  test('keeps the changes of users when loaded again at the next start', () =>
    undone(async db => {
      const [auditor] = await db.select().from(roles).where(eq(roles.code, 'auditor'));
      await db.delete(role_permissions).where(eq(role_permissions.role_id, auditor!.id));
      await db.update(users).set({ role_id: null });
      await db.delete(roles).where(eq(roles.code, 'admin_harga'));
      await db.update(permissions).set({ label: 'Lihat banner saja' }).where(eq(permissions.slug, 'can_read_banner'));

      expect(await loadBase(db, domains)).toEqual([]);

      expect(await db.$count(role_permissions, eq(role_permissions.role_id, auditor!.id))).toBe(0);
      expect(await db.$count(roles, eq(roles.code, 'admin_harga'))).toBe(0);
      const [changed] = await db.select().from(permissions).where(eq(permissions.slug, 'can_read_banner'));
      expect(changed?.label).toBe('Lihat banner saja');
    }));

  test('a permission new in the code is granted to the roles that hold it there', () =>
    undone(async db => {
      await db.delete(permissions).where(eq(permissions.slug, 'can_approve_voucher'));
      await db.execute(
        sql`update settings set value = jsonb_set(value, '{rights,slugs}', (value #> '{rights,slugs}') - 'can_approve_voucher') where key = 'base_data'`,
      );
      await loadBase(db, domains);
      const holders = await db
        .select({ code: roles.code })
        .from(role_permissions)
        .innerJoin(roles, eq(roles.id, role_permissions.role_id))
        .where(eq(role_permissions.permission_slug, 'can_approve_voucher'));
      expect(holders.map(({ code }) => code).sort()).toEqual(['keuangan', 'super_admin']);
    }));
});

describe('demo data', () => {
  test('are not loaded in production', async () => {
    await expect(seedDemo(database.db, domains, { files, production: true })).rejects.toThrow('NODE_ENV=production');
  });

  test('are not loaded into a database in use', () =>
    undone(async db => {
      await db.delete(settings).where(eq(settings.key, 'demo_data'));
      expect(await seedDemo(db, domains, { files, production: false })).toBe(false);
    }));

  test('include an account for each role, one without a role, colleagues, and 46 banners in every state', async () => {
    const accounts = await database.db
      .select({ email: users.email, role: roles.code })
      .from(users)
      .leftJoin(roles, eq(roles.id, users.role_id))
      .orderBy(users.email);
    // colleagues are named by first and last name, the accounts for signing in by their task
    expect(accounts.filter(({ email }) => /^[a-z]+@/.test(email))).toEqual([
      { email: 'auditor@merchants.test', role: 'auditor' },
      { email: 'harga@merchants.test', role: 'admin_harga' },
      { email: 'helpdesk@merchants.test', role: 'petugas_helpdesk_135' },
      { email: 'kedaluwarsa@merchants.test', role: 'keuangan' },
      { email: 'keuangan@merchants.test', role: 'keuangan' },
      { email: 'marketing@merchants.test', role: 'marketing_regional' },
      { email: 'merchant@merchants.test', role: 'admin_merchant' },
      { email: 'superadmin@merchants.test', role: 'super_admin' },
      { email: 'tamu@merchants.test', role: null },
    ]);
    expect(accounts).toHaveLength(69);
    expect(accounts.filter(({ role }) => role === 'petugas_helpdesk_135')).toHaveLength(24);
    const { rows } = await database.db.execute<Record<string, number | string>>(sql`
      select count(*) as total, count(distinct image_url) as pictures,
        count(*) filter (where is_active and starts_at <= now() and ends_at > now()) as live,
        count(*) filter (where is_active and starts_at > now()) as scheduled,
        count(*) filter (where is_active and ends_at <= now()) as ended,
        count(*) filter (where not is_active) as inactive
      from banners`);
    const states = Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]));
    expect(states).toEqual({ total: 46, pictures: 46, live: 25, scheduled: 10, ended: 7, inactive: 4 });
  });

  test('include the same banners for the same day', () =>
    undone(async db => {
      const now = new Date('2026-11-21T03:00:00Z');
      const seedAnew = async () => {
        await db.execute(sql`truncate files, banners cascade`);
        await seedBanners({ tx: db, files, now });
        return db.select().from(banners).orderBy(banners.id);
      };
      const first = await seedAnew();
      expect(first).toHaveLength(46);
      expect(await seedAnew()).toEqual(first);
      expect(first.find(({ title }) => title === 'Pesan Pertamax, Kami Antar')).toMatchObject({
        starts_at: '2026-10-31T17:00:00.000Z',
        ends_at: '2026-12-30T16:59:00.000Z',
      });
    }));
});
