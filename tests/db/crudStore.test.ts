import { randomUUID } from 'node:crypto';
import { and, desc, eq, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import { endpoint } from '../../contract/core/endpoint';
import { listQuery, repeated } from '../../contract/core/query';
import { listOf } from '../../contract/core/response';
import { ruleError } from '../../contract/core/rules';
import { audit_log } from '../../server/audit/table';
import { HttpError } from '../../server/core/HttpError';
import type { Database } from '../../server/db/openDatabase';
import { banners } from '../../server/domains/banner/table';
import { merchant_roles } from '../../server/domains/merchantRole/table';
import { LISTED_ROWS } from '../../server/store/boundedPage';
import { anyOf, atLeast, crudStore, equals, oneOf } from '../../server/store/crudStore';
import { SEARCHED_ROWS } from '../../server/store/searchSteps';
import { freshDatabase } from '../support/database/freshDatabase';
import { testActor } from '../support/database/testActor';

const storeOf = crudStore({
  entity: 'banner',
  table: banners,
  label: row => row.title,
  search: [banners.title, banners.description],
  sorts: {
    position: banners.position,
    title: banners.title,
    updated_at: banners.updated_at,
    ends_at: banners.ends_at,
    starts_at: banners.starts_at,
  },
  defaultSort: 'position',
  filters: {
    is_active: equals<boolean>(banners.is_active),
    placement: oneOf(banners.placement),
    starts_from: atLeast<string>(banners.starts_at),
    state: anyOf({ live: sql`${banners.ends_at} > now()`, ended: sql`${banners.ends_at} <= now()` }),
  },
  constraints: {
    banners_ends_at_check: { field: 'ends_at', error: ruleError({ rule: 'after' }, 'Selesai') },
    banners_region_code_regions_code_fk: {
      field: 'region_code',
      error: { code: 'test.unknownRegion', params: {}, message: 'Wilayah tidak dikenal' },
    },
  },
  secret: ['cta_label'],
});

let database: Database;
let store: ReturnType<typeof storeOf>;
beforeAll(async () => {
  database = await freshDatabase();
  store = storeOf(database.db);
});
afterAll(() => database.close());

const values = (title: string) => ({
  title,
  image_url: '/files/contoh.webp',
  placement: 'home_top' as const,
  position: 500,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: '2026-02-01T00:00:00.000Z',
});
const rejection = (promise: Promise<unknown>): Promise<HttpError> =>
  promise.then(
    () => {
      throw new Error('was not refused');
    },
    error => {
      if (error instanceof HttpError) return error;
      throw error;
    },
  );
const auditOf = (id: string) =>
  database.db.select().from(audit_log).where(eq(audit_log.entity_id, id)).orderBy(audit_log.id);
const first = { page: 1, limit: 100 };

describe('pages', () => {
  test('contain each row once, in order, with the total', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(page => store.page({ page, limit: 15 })));
    const titles = pages.flatMap(({ list }) => list.map(({ title }) => title));
    expect(titles).toHaveLength(46);
    expect(new Set(titles).size).toBe(46);
    expect(pages[0]!.meta).toEqual({ page: 1, limit: 15, total: 46, total_page: 4 });
    expect(pages[3]!.list).toHaveLength(1);
    expect(titles[0]).toBe('Pesan Pertamax, Kami Antar');
  });

  test('beyond the last are empty but give the total', async () => {
    const { list, total, meta } = await store.page({ page: 9, limit: 15, placement: ['home_top'] });
    expect(list).toEqual([]);
    expect(total).toBe((await store.page({ ...first, placement: ['home_top'] })).list.length);
    expect(meta.total_page).toBe(Math.ceil(total / 15));
    expect(await store.page({ page: 1, limit: 15, search: 'tidak ada yang begini' })).toMatchObject({
      list: [],
      total: 0,
      meta: { total_page: 0 },
    });
  });

  test('are limited to a maximum number of rows, lower for searches', async () => {
    await database.db.execute(sql`insert into banners
      (title, description, image_url, category_code, placement, cta_label, link, position, starts_at, ends_at)
      select 'banyak ' || n, description, image_url, category_code, placement, cta_label, link, position,
        starts_at + interval '10 years' + n * interval '1 minute', ends_at + interval '20 years'
      from (select * from banners order by position limit 1) b cross join generate_series(1, ${LISTED_ROWS}) n`);
    try {
      const { meta } = await store.page({ page: 1, limit: 100, sort: 'starts_at' });
      expect(meta).toEqual({ page: 1, limit: 100, total: LISTED_ROWS, total_page: LISTED_ROWS / 100, more: true });
      const last = await store.page({ page: LISTED_ROWS / 100, limit: 100, sort: 'starts_at' });
      expect(last.list.at(-1)?.title).toBe(`banyak ${LISTED_ROWS - 46}`);
      expect(await rejection(store.page({ page: LISTED_ROWS / 100 + 1, limit: 100 }))).toMatchObject({
        code: 422,
        errors: { page: { code: 'record.pageTooFar' } },
      });

      const searched = await store.page({ page: 2, limit: 100, search: 'banyak', sort: '-starts_at' });
      expect(searched.meta).toMatchObject({ total: SEARCHED_ROWS, total_page: SEARCHED_ROWS / 100, more: true });
      expect(searched.list[0]?.title).toBe(`banyak ${LISTED_ROWS - 100}`);
      const few = await store.page({ page: 1, limit: 2, search: 'banyak 1499', sort: '-starts_at' });
      expect(few.list.map(({ title }) => title)).toEqual(['banyak 14999', 'banyak 14998']);
      expect(few.meta).toEqual({ page: 1, limit: 2, total: 11, total_page: 6 });
      expect(await rejection(store.page({ page: 21, limit: 100, search: 'banyak' }))).toMatchObject({ code: 422 });
    } finally {
      await database.db.execute(sql`delete from banners where title like 'banyak %'`);
    }
  });

  test('sort both ways, text in dictionary order', async () => {
    const made = await Promise.all(['ágata', 'Agen', 'agar'].map(title => store.insert(values(title), testActor)));
    const { list } = await store.page({ ...first, sort: 'title' });
    const titles = list.map(({ title }) => title);
    expect(titles.slice(titles.indexOf('agar'), titles.indexOf('agar') + 3)).toEqual(['agar', 'ágata', 'Agen']);
    const reversed = await store.page({ ...first, sort: '-title' });
    expect(reversed.list.map(({ title }) => title)).toEqual([...titles].reverse());
    for (const { id } of made) await store.remove(id, testActor);
  });

  test('reject a sort that is not offered', async () => {
    for (const sort of ['image_url', 'toString', '--title'])
      expect(await rejection(store.page({ ...first, sort }))).toMatchObject({
        code: 422,
        errors: { sort: { code: 'record.unknownSort' } },
      });
  });

  test('filters combine; missing ones do not narrow', async () => {
    const all = (await store.page(first)).list;
    const found = await store.page({ ...first, is_active: true, placement: ['home_top', 'category'], state: ['live'] });
    const now = new Date().toISOString();
    const expected = all.filter(
      row => row.is_active && ['home_top', 'category'].includes(row.placement) && row.ends_at > now,
    );
    expect(found.list).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
    expect((await store.page({ ...first, placement: 'category', search: '' })).total).toBe(
      all.filter(row => row.placement === 'category').length,
    );
    expect((await store.page({ ...first, placement: [], state: undefined })).total).toBe(46);
    expect((await store.page({ ...first, state: ['live', 'ended'] })).total).toBe(46);
  });

  test('the same filter with other values gives other rows', async () => {
    const inactive = await store.page({ ...first, is_active: false });
    const active = await store.page({ ...first, is_active: true });
    expect(inactive.total + active.total).toBe(46);
    const [middle] = active.list
      .map(({ starts_at }) => starts_at)
      .sort()
      .slice(10, 11);
    const since = await store.page({ ...first, starts_from: middle! });
    expect(since.list.every(({ starts_at }) => starts_at >= middle!)).toBe(true);
    expect(since.total).toBeLessThan(46);
  });

  test('search matches %, _ and \\ literally, and ignores case', async () => {
    const made = await Promise.all(
      ['Diskon 50%', 'Diskon 50 ribu', 'a_b', 'aXb', 'c\\d'].map(title => store.insert(values(title), testActor)),
    );
    const found = async (search: string) => (await store.page({ ...first, search })).list.map(({ title }) => title);
    expect(await found('50%')).toEqual(['Diskon 50%']);
    expect(await found('A_B')).toEqual(['a_b']);
    expect(await found('c\\d')).toEqual(['c\\d']);
    expect(await found("'; drop table banners; --")).toEqual([]);
    expect(await found('pertashop')).toEqual(expect.arrayContaining(['Pertashop Desa Makin Dekat']));
    for (const { id } of made) await store.remove(id, testActor);
  });

  test.each(['position', 'title', 'starts_at', 'ends_at', 'updated_at'])(
    'sorting by %s uses an index, both ways',
    async name => {
      const by = name === 'title' ? sql.raw('title collate "und-x-icu"') : sql.identifier(name);
      for (const way of ['asc', 'desc']) {
        const plan = await database.db.transaction(async tx => {
          await tx.execute(sql`set local enable_seqscan = off`);
          return tx.execute(
            sql`explain select * from banners order by ${by} ${sql.raw(way)}, id ${sql.raw(way)} limit 10`,
          );
        });
        const text = JSON.stringify(plan.rows);
        expect(text).toContain(`banners_${name}_idx`);
        expect(text).not.toContain('Sort');
      }
    },
  );
});

describe('one record', () => {
  test('is found, or 404, even for an invalid id', async () => {
    const { list } = await store.page({ page: 1, limit: 1 });
    expect(await store.find(list[0]!.id)).toEqual(list[0]);
    expect(await rejection(store.find(randomUUID()))).toMatchObject({ code: 404 });
    expect(await rejection(store.find('1; drop table banners'))).toMatchObject({ code: 404 });
  });
});

describe('writes', () => {
  test('create, update and delete are audited with actor, old and new values', async () => {
    const made = await store.insert({ ...values('Baru'), cta_label: 'Rahasia' }, testActor);
    expect(made).toMatchObject({
      title: 'Baru',
      version: 1,
      updated_by: testActor.user_id,
      is_active: true,
      description: null,
    });
    expect(made.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const changed = await store.update(made.id, { version: 1, title: 'Lebih Baru', position: 7 }, testActor);
    expect(changed).toMatchObject({ title: 'Lebih Baru', position: 7, version: 2 });
    expect(changed.updated_at >= made.updated_at).toBe(true);
    await store.remove(made.id, testActor, 2);
    expect(await rejection(store.find(made.id))).toMatchObject({ code: 404 });

    const log = await auditOf(made.id);
    expect(log.map(({ action, label }) => [action, label])).toEqual([
      ['create', 'Baru'],
      ['update', 'Lebih Baru'],
      ['delete', 'Lebih Baru'],
    ]);
    expect(log[1]).toMatchObject({
      entity: 'banner',
      actor_id: testActor.user_id,
      actor_name: testActor.name,
      request_id: 'test',
      ip: '127.0.0.1',
      before: { title: 'Baru', position: 500 },
      after: { title: 'Lebih Baru', position: 7 },
    });
    expect(JSON.stringify(log)).not.toContain('Rahasia');
    expect(log[0]!.after).toMatchObject({ cta_label: '•••' });
  });

  test('a stale version is a 409 and changes nothing', async () => {
    const made = await store.insert(values('Rebutan'), testActor);
    await store.update(made.id, { version: 1, title: 'Milik Ani' }, testActor);
    const stale = await rejection(store.update(made.id, { version: 1, title: 'Milik Budi' }, testActor));
    expect(stale).toMatchObject({ code: 409, data: { version: 2 } });
    expect(await rejection(store.remove(made.id, testActor, 1))).toMatchObject({ code: 409 });
    expect(await store.find(made.id)).toMatchObject({ title: 'Milik Ani', version: 2 });
    expect(await auditOf(made.id)).toHaveLength(2);
    await store.remove(made.id, testActor);
  });

  test('only one of several concurrent updates of a version succeeds', async () => {
    const made = await store.insert(values('Serempak'), testActor);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        store.update(made.id, { version: 1, title: `Orang ${index}` }, testActor),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(refused).toEqual(Array(7).fill(409));
    expect((await store.find(made.id)).version).toBe(2);
    await store.remove(made.id, testActor);
  });

  test('a missing record cannot be updated or deleted', async () => {
    expect(await rejection(store.update(randomUUID(), { version: 1, title: 'x' }, testActor))).toMatchObject({
      code: 404,
    });
    expect(await rejection(store.remove('bukan-id', testActor))).toMatchObject({ code: 404 });
  });

  test('a violated constraint names the field', async () => {
    const backwards = { ...values('Terbalik'), ends_at: '2025-01-01T00:00:00.000Z' };
    expect(await rejection(store.insert(backwards, testActor))).toMatchObject({
      code: 422,
      errors: { ends_at: { message: 'Selesai harus setelah waktu mulai' } },
    });
    const nowhere = { ...values('Entah'), region_code: 'atlantis' as never };
    expect(await rejection(store.insert(nowhere, testActor))).toMatchObject({
      code: 422,
      errors: { region_code: { message: 'Wilayah tidak dikenal' } },
    });
    expect(await database.db.$count(banners, eq(banners.title, 'Terbalik'))).toBe(0);
  });

  test('a change is rolled back if its audit row cannot be written', async () => {
    const made = await store.insert(values('Tetap'), testActor);
    const broken = { ...testActor, session_id: 'not a uuid' };
    await expect(store.update(made.id, { version: 1, title: 'Berubah' }, broken)).rejects.toThrow();
    await expect(store.insert(values('Tak tercatat'), broken)).rejects.toThrow();
    await expect(store.remove(made.id, broken)).rejects.toThrow();
    expect(await store.find(made.id)).toMatchObject({ title: 'Tetap', version: 1 });
    expect(await database.db.$count(banners, eq(banners.title, 'Tak tercatat'))).toBe(0);
    await store.remove(made.id, testActor);
  });

  test('are rolled back with their transaction', async () => {
    const attempt = database.db.transaction(async tx => {
      await storeOf(tx).insert(values('Bersama'), testActor);
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await database.db.$count(banners, eq(banners.title, 'Bersama'))).toBe(0);
    expect(
      await database.db
        .select()
        .from(audit_log)
        .where(and(eq(audit_log.label, 'Bersama'), like(audit_log.entity, 'banner')))
        .orderBy(desc(audit_log.id)),
    ).toEqual([]);
  });
});

describe('a store derived from a list query', () => {
  const row = z.object({
    code: z.string().meta({ title: 'Kode' }),
    name: z.string().meta({ title: 'Nama' }),
    description: z.string().meta({ kind: 'richText', title: 'Keterangan' }),
  });
  const list = (sorts: readonly [string, ...string[]]) =>
    endpoint('GET /v1/test/merchant-roles', {
      access: 'can_read_faq',
      summary: 'Roles',
      query: listQuery(sorts, ['name']).extend({ code: repeated(z.string()) }),
      response: listOf(row),
    });
  const options = {
    entity: 'merchant_role' as const,
    table: merchant_roles,
    label: ({ name }: typeof merchant_roles.$inferSelect) => name,
  };
  const role = (code: string) => ({ code, name: `Peran ${code}`, description: '<p>a</p>', rights: [], position: 90 });

  test('sorts, searches and filters by the columns of the same names', async () => {
    const roles = crudStore({ ...options, list: list(['position', 'name']) })(database.db);
    for (const code of ['uji_b', 'uji_a']) await roles.insert(role(code), testActor);
    const found = await roles.page({ ...first, search: 'peran uji', sort: 'name' });
    expect(found.list.map(({ code }) => code)).toEqual(['uji_a', 'uji_b']);
    const asked = { ...first, code: ['uji_b'] };
    expect((await roles.page(asked)).list.map(({ code }) => code)).toEqual(['uji_b']);
  });

  test('reports a taken unique value at its field', async () => {
    const roles = crudStore({ ...options, list: list(['position']) })(database.db);
    const { code: status, errors } = await rejection(roles.insert(role('uji_a'), testActor));
    expect(status).toBe(422);
    expect(errors).toMatchObject({ code: { code: 'rule.taken', message: 'Kode ini sudah dipakai' } });
  });

  test('stores rich text sanitised', async () => {
    const roles = crudStore({ ...options, list: list(['position']) })(database.db);
    const html = '<p onclick="x()">teks<script>alert(1)</script></p>';
    const stored = await roles.insert({ ...role('uji_c'), description: html }, testActor);
    expect(stored.description).toBe('<p>teks</p>');
    const empty = { ...role('uji_d'), description: '<script>alert(1)</script>' };
    expect((await rejection(roles.insert(empty, testActor))).errors).toMatchObject({
      description: { message: 'Keterangan harus diisi' },
    });
  });

  test('rejects a sort that is neither a column nor defined', () => {
    expect(() => crudStore({ ...options, list: list(['popularity']) })).toThrow("sort 'popularity' is not a column");
    expect(() => crudStore({ ...options, list: list(['popularity']), sorts: { popularity: sql`1` } })).not.toThrow();
  });
});
