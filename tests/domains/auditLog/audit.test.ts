import { eq, type SQL, sql } from 'drizzle-orm';
import { auditLogApi } from '../../../contract/auditLog';
import { bannerApi } from '../../../contract/banner';
import { permissionApi } from '../../../contract/identity/permission';
import { sealAudit } from '../../../server/audit/sealAudit';
import { audit_log } from '../../../server/audit/table';
import { verifyAudit } from '../../../server/audit/verifyAudit';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  const superadmin = await app.as('superadmin');
  for (let count = 0; count < 4; count += 1)
    await superadmin.call(permissionApi.create, {
      body: { name: `can_read_uji_${count}`, label: `Melihat uji ${count}`, group_code: 'banner' },
    });
});
afterAll(() => app?.close());

describe('reading', () => {
  test('lists rows newest first, with search and filters by person, entity, action and day', async () => {
    const auditor = await app.as('auditor');
    const page = async (query: Record<string, unknown>) => (await auditor.call(auditLogApi.list, { query })).body.data;
    const created = await page({ entity: 'permission', action: 'create' });
    expect(created.list.map(row => row.label)).toEqual([3, 2, 1, 0].map(count => `can_read_uji_${count}`));
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
    expect((await page({ entity: 'permission', start_date: today, end_date: today })).total).toBe(4);
    expect((await page({ end_date: '2020-01-01' })).total).toBe(0);
    expect((await page({ search: 'uji_2' })).total).toBe(1);
    const [first] = created.list;
    expect((await page({ actor_id: first!.actor_id, entity: 'permission' })).total).toBe(4);
    const detail = (await auditor.call(auditLogApi.one, { params: { id: String(first!.id) } })).body.data;
    expect(detail.changes).toContainEqual({ field: 'label', before: null, after: 'Melihat uji 3' });
    const { data } = (await auditor.call(auditLogApi.filters)).body;
    expect(data.entities).toEqual(expect.arrayContaining(['account', 'permission']));
    expect(data.actors.map(({ name }) => name)).toContain('Ratna Puspitasari');
  });

  test('exports as a file', async () => {
    const { status, raw, headers } = await (await app.as('auditor')).send(auditLogApi.export, {
      query: { format: 'csv', entity: 'permission' },
    });
    expect(status).toBe(200);
    expect(headers['x-total-rows']).toBe('4');
    expect(raw.toString()).toContain('can_read_uji_3');
  });

  test('is restricted to roles that oversee access', async () => {
    expect((await (await app.as('merchant')).call(auditLogApi.list)).status).toBe(403);
    expect((await app.anonymous.call(auditLogApi.list)).status).toBe(401);
    const bad = await (await app.as('auditor')).send(auditLogApi.list, { query: { start_date: 'kemarin' } });
    expect(bad.body.errors).toEqual({
      start_date: 'Dari tanggal harus tanggal yang ada, dari 1 Januari 1900 sampai 31 Desember 2200',
    });
  });
});

test('a regional user sees only entries about their region and themselves, in list, row, file and filters', async () => {
  const { db } = app.database;
  const overseer = await someoneOfRegion(app, ['can_read_role', 'can_create_banner', 'can_read_banner'], 'sulawesi');
  const superadmin = await app.as('superadmin');
  const { body: banners } = await superadmin.call(bannerApi.list, { query: { limit: 1 } });
  const { id: _id, status: _s, version: _v, created_at: _c, updated_at: _u, ...fields } = banners.data.list[0]!;
  const added: string[] = [];
  for (const region_code of ['sulawesi', 'jbb', null] as const) {
    const { body } = await superadmin.call(bannerApi.create, { body: { ...fields, region_code, title: 'Terbatas' } });
    added.push(body.data.id);
  }
  await superadmin.call(bannerApi.remove, { params: { id: added[1]! } });
  const rowsOf = async (id: string) => db.select().from(audit_log).where(eq(audit_log.entity_id, id));
  const { body } = await overseer.call(auditLogApi.list, { query: { limit: 100 } });
  const seen = body.data.list.map(({ entity_id }) => entity_id);
  expect(seen).toContain(added[0]);
  expect(seen).toContain(overseer.userId);
  expect(seen).not.toContain(added[1]);
  expect(seen).not.toContain(added[2]);
  for (const [at, id] of added.entries())
    for (const row of await rowsOf(id))
      expect((await overseer.send(auditLogApi.one, { params: { id: String(row.id) } })).status).toBe(
        at === 0 ? 200 : 404,
      );
  const file = await overseer.send(auditLogApi.export, { query: { format: 'csv' } });
  expect(Number(file.headers['x-total-rows'])).toBe(body.data.total);
  const filters = (await overseer.call(auditLogApi.filters)).body.data;
  expect(filters.entities).not.toContain('permission');
  expect((await overseer.call(auditLogApi.list, { query: { entity: 'permission' } })).body.data.total).toBe(0);
});

describe('the chain', () => {
  test('rows are sealed in order, concurrent sealers do no harm, and later rows extend the chain', async () => {
    await Promise.all([sealAudit(app.database.db), sealAudit(app.database.db)]);
    await sealAudit(app.database.db);
    const first = await verifyAudit(app.database.db);
    expect(first).toMatchObject({ broken: null, unsealed: 0 });
    expect(first.sealed).toBeGreaterThan(4);
    await (await app.as('superadmin')).send(bannerApi.remove, {
      params: { id: (await (await app.as('superadmin')).call(bannerApi.list)).body.data.list[0]!.id },
    });
    expect((await verifyAudit(app.database.db)).unsealed).toBeGreaterThan(0);
    await sealAudit(app.database.db);
    const second = await verifyAudit(app.database.db);
    expect(second).toMatchObject({ broken: null, unsealed: 0 });
    expect(second.head).not.toBe(first.head);
  });

  test('the database itself rejects updates, deletes and truncation', async () => {
    const { db: own } = app.database;
    await expect(own.update(audit_log).set({ actor_name: 'Orang lain' })).rejects.toThrow();
    await expect(own.delete(audit_log)).rejects.toThrow();
    await expect(own.execute(sql`truncate audit_log`)).rejects.toThrow();
    await expect(own.execute(sql`truncate audit_log, banners cascade`)).rejects.toThrow();
  });

  /** Returns the verdict on a tampered log; the change is rolled back. */
  const tampered = async (statement: SQL) => {
    const { db: own } = app.database;
    let verdict: Awaited<ReturnType<typeof verifyAudit>> | undefined;
    await own
      .transaction(async tx => {
        await tx.execute(sql`alter table audit_log disable trigger audit_log_only_grows`);
        await tx.execute(statement);
        verdict = await verifyAudit(tx);
        throw new Error('undo');
      })
      .catch((error: Error) => {
        if (error.message !== 'undo') throw error;
      });
    return verdict!;
  };

  test.each([
    [
      'another actor',
      (number: number) => sql`update audit_log set actor_name = 'Orang lain' where seal_number = ${number}`,
      0,
      'altered',
    ],
    [
      'another value',
      (number: number) => sql`update audit_log set after = '{"label":"lain"}' where seal_number = ${number}`,
      0,
      'altered',
    ],
    [
      'another time',
      (number: number) => sql`update audit_log set at = at + interval '1 second' where seal_number = ${number}`,
      0,
      'altered',
    ],
    [
      'a deleted row',
      (number: number) => sql`delete from audit_log where seal_number = ${number}`,
      1,
      'missing_before',
    ],
  ] as const)('detects and locates %s', async (_what, statement, offset, reason) => {
    const number = 3;
    const [named] = await app.database.db
      .select({ id: audit_log.id })
      .from(audit_log)
      .where(eq(audit_log.seal_number, number + offset));
    const verdict = await tampered(statement(number));
    expect(verdict.broken).toMatchObject({ id: named!.id, seal_number: number + offset, reason });
    expect(verdict.sealed).toBe(number - 1);
  });
});
