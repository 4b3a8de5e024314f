import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { toLocalPhone } from '../../../contract/core/phone';
import { historyApi } from '../../../contract/history';
import { MERCHANT_STATUSES, NEXT_MERCHANT_STATUSES } from '../../../contract/merchant/merchant';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { merchantTypeApi } from '../../../contract/merchant/merchantTypeApi';
import { ownerApi } from '../../../contract/merchant/ownerApi';
import { audit_log } from '../../../server/audit/table';
import { merchant_counts, merchants, owners } from '../../../server/domains/merchant/table';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let rows: (typeof merchants.$inferSelect)[];

beforeAll(async () => {
  app = await startApp();
  // spread the stock levels evenly, whatever the demo says
  await app.database.db.execute(
    sql`update merchants set stock_level = (array['available', 'low', 'empty'])[1 + (substr(number, 5)::int % 3)]`,
  );
  rows = await app.database.db.select().from(merchants);
});
afterAll(() => app?.close());

const page = async (query: Record<string, unknown> = {}, person: 'merchant' | 'marketing' = 'merchant') => {
  const { status, body } = await (await app.as(person)).call(merchantApi.list, { query });
  expect(status).toBe(200);
  return body.data;
};
const refusal = async (query: Record<string, unknown>) =>
  (await (await app.as('merchant')).send(merchantApi.list, { query })).body;
const dayInJakarta = (instant: string) => new Date(Date.parse(instant) + 7 * 3_600_000).toISOString().slice(0, 10);

describe('the list', () => {
  test('has the newest first, area and owner names, and the total', async () => {
    const { list, total, meta } = await page({ limit: 10 });
    expect(total).toBe(rows.length);
    expect(meta).toEqual({ page: 1, limit: 10, total, total_page: Math.ceil(total / 10) });
    const newest = rows.toSorted((a, b) => (a.joined_at < b.joined_at ? 1 : -1))[0]!;
    expect(list[0]).toMatchObject({ id: newest.id, number: newest.number, joined_at: newest.joined_at });
    for (const row of list)
      for (const name of [row.owner_name, row.village, row.district, row.regency, row.province])
        expect(name).toMatch(/\p{L}{3}/u);
  });

  const some = (): (typeof rows)[number] => rows[Math.floor(rows.length / 3)]!;
  type Row = (typeof rows)[number];
  const filters: Record<string, [value: (of: Row) => string, fits: (row: Row, of: Row) => boolean]> = {
    region: [of => of.region_code, (row, of) => row.region_code === of.region_code],
    province: [of => of.province_code, (row, of) => row.province_code === of.province_code],
    regency: [of => of.regency_code, (row, of) => row.regency_code === of.regency_code],
    district: [of => of.district_code, (row, of) => row.district_code === of.district_code],
    village: [of => of.village_code, (row, of) => row.village_code === of.village_code],
    type_merchant: [of => of.type_code, (row, of) => row.type_code === of.type_code],
    stock: [() => 'low', row => row.stock_level === 'low'],
    status: [() => 'suspended', row => row.status === 'suspended'],
    owner_id: [of => of.owner_id, (row, of) => row.owner_id === of.owner_id],
    start_date: [
      of => dayInJakarta(of.joined_at),
      (row, of) => dayInJakarta(row.joined_at) >= dayInJakarta(of.joined_at),
    ],
    end_date: [
      of => dayInJakarta(of.joined_at),
      (row, of) => dayInJakarta(row.joined_at) <= dayInJakarta(of.joined_at),
    ],
  };
  test.each(Object.keys(filters))('filtered by %s has exactly the matching merchants', async name => {
    const [value, fits] = filters[name]!;
    const of = some();
    const expected = rows.filter(row => fits(row, of)).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(rows.length);
    const { list, total } = await page({ [name]: value(of), limit: 100 });
    expect(total).toBe(expected.length);
    expect(list.every(({ id }) => expected.includes(id))).toBe(true);
    expect(list.length).toBe(Math.min(100, total));
    const { body } = await (await app.as('merchant')).call(merchantApi.points, { query: { [name]: value(of) } });
    expect(body.data.list.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(body.data).toMatchObject({ total: expected.length, truncated: false });
  });

  test('is searched by part of a name, number, owner and phone in any format; % is literal', async () => {
    const one = some();
    const [owner] = await app.database.db.select().from(owners).where(eq(owners.id, one.owner_id));
    const phones = [toLocalPhone(one.phone), one.phone.slice(1), toLocalPhone(owner!.phone)];
    for (const search of [one.name.slice(1, -1).toUpperCase(), one.number.toLowerCase(), owner!.name, ...phones]) {
      const { list } = await page({ search, limit: 100 });
      expect(list.map(({ id }) => id)).toContain(one.id);
    }
    expect((await page({ search: '%' })).total).toBe(0);
    expect((await page({ search: one.number })).total).toBe(1);
  });

  test('is narrowed by each filter, and widened by several values of one', async () => {
    const [jbt, kalimantan] = [await page({ region: 'jbt' }), await page({ region: 'kalimantan' })];
    expect((await page({ region: ['jbt', 'kalimantan'] })).total).toBe(jbt.total + kalimantan.total);
    expect((await page({ region: 'jbt', province: '61' })).total).toBe(0);
  });

  test('is sorted by name, both ways, and by joining date', async () => {
    const names = (await page({ sort: 'name', limit: 50 })).list.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
    const last = (await page({ sort: '-name', limit: 1 })).list[0]!.name;
    expect(new Intl.Collator('und').compare(last, names[0]!)).toBeGreaterThan(0);
    const oldest = (await page({ sort: 'joined_at', limit: 1 })).list[0]!;
    expect(oldest.joined_at).toBe(rows.map(row => row.joined_at).toSorted()[0]);
  });

  test('rejects an unknown choice, day or sort on its field', async () => {
    expect((await refusal({ type_merchant: 'kios' })).errors).toHaveProperty(['type_merchant.0']);
    expect((await refusal({ start_date: '31-12-2026' })).errors).toHaveProperty('start_date');
    expect((await refusal({ sort: 'phone' })).errors).toHaveProperty('sort');
    expect((await refusal({ region: "jbt' or 1=1" })).code).toBe(422);
  });
});

describe('a regional user', () => {
  const foreign = () => rows.find(({ region_code }) => region_code === 'jbb')!;

  test('sees only merchants and owners of their region in lists, on the map and nearby', async () => {
    const own = rows.filter(({ region_code }) => region_code === 'jatimbalinus');
    const { list, total } = await page({ limit: 100 }, 'marketing');
    expect(total).toBe(own.length);
    expect(list.every(({ region_code }) => region_code === 'jatimbalinus')).toBe(true);
    expect((await page({ region: 'jbb' }, 'marketing')).total).toBe(0);

    const marketing = await app.as('marketing');
    const points = (await marketing.call(merchantApi.points)).body.data;
    expect(points.list.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
    const { latitude, longitude } = foreign();
    const near = (await marketing.call(merchantApi.nearby, { query: { latitude, longitude } })).body.data.list;
    expect(near).toHaveLength(10);
    expect(near.every(({ id }) => own.some(row => row.id === id))).toBe(true);
    const owned = (await marketing.call(ownerApi.list)).body.data;
    expect(owned.total).toBe(new Set(own.map(({ owner_id }) => owner_id)).size);
  });

  test('cannot read a merchant of another region or its history', async () => {
    const marketing = await app.as('marketing');
    const mine = rows.find(({ region_code }) => region_code === 'jatimbalinus')!;
    expect((await marketing.send(merchantApi.one, { params: { id: mine.id } })).status).toBe(200);
    expect((await marketing.send(merchantApi.one, { params: { id: foreign().id } })).status).toBe(404);
    const history = (id: string) => marketing.send(historyApi.list, { params: { entity: 'merchant', id } });
    expect((await history(mine.id)).status).toBe(200);
    expect((await history(foreign().id)).status).toBe(404);
  });
});

describe('one merchant', () => {
  test('has its details and the owner’s other merchants', async () => {
    const several = rows.find(row => rows.filter(({ owner_id }) => owner_id === row.owner_id).length > 1)!;
    const { body } = await (await app.as('merchant')).call(merchantApi.one, { params: { id: several.id } });
    expect(body.data).toMatchObject({ id: several.id, name: several.name, village_code: several.village_code });
    expect(body.data.opening_hours).toHaveLength(7);
    expect(body.data.required_document_codes).toContain('ktp');
    expect(body.data.owner.merchants.map(({ id }) => id).toSorted()).toEqual(
      rows
        .filter(({ owner_id, id }) => owner_id === several.owner_id && id !== several.id)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('has the documents its type requires, with their URLs', async () => {
    const merchant = await app.as('merchant');
    const { id } = rows.find(({ number }) => number === 'MRC-000123')!;
    const { data } = (await merchant.call(merchantApi.one, { params: { id } })).body;
    expect(data.documents.map(({ type_code }) => type_code).toSorted()).toEqual(
      data.required_document_codes.toSorted(),
    );
    expect(data.documents.every(({ file_url }) => file_url.startsWith('/api/console/registration-document/'))).toBe(
      true,
    );
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'bukan-uuid'])('%s is 404', async id => {
    expect((await (await app.as('merchant')).send(merchantApi.one, { params: { id } })).status).toBe(404);
  });
});

/** Great-circle distance by the haversine formula, in metres: a different method from the server's. */
function haversine(one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [p1, p2] = [radians(one.latitude), radians(other.latitude)];
  const dl = radians(other.longitude - one.longitude);
  const a = Math.sin((p2 - p1) / 2) ** 2 + Math.cos(p1) * Math.cos(p2) * Math.sin(dl / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(a)));
}

describe('nearby merchants', () => {
  test('are the nearest by great-circle distance, in order, with their distance', async () => {
    const merchant = await app.as('merchant');
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      limit: fc.integer({ min: 1, max: 50 }),
    });
    await fc.assert(
      fc.asyncProperty(place, async ({ limit, ...at }) => {
        const { body } = await merchant.call(merchantApi.nearby, { query: { ...at, limit } });
        const expected = rows.map(row => haversine(at, row)).toSorted((a, b) => a - b);
        expect(body.data.list).toHaveLength(limit);
        body.data.list.forEach((row, index) => {
          // half a metre: double precision near the far side of the globe
          expect(Math.abs(row.distance_m! - expected[index]!)).toBeLessThan(0.5);
          expect(Math.abs(row.distance_m! - haversine(at, row))).toBeLessThan(0.5);
        });
      }),
      { numRuns: 25 },
    );
  });

  test('are filtered by radius, type and status, and can exclude one', async () => {
    const merchant = await app.as('merchant');
    const at = rows.find(({ regency_code }) => regency_code.startsWith('31'))!;
    const { latitude, longitude } = at;
    const ask = async (query: object) =>
      (await merchant.call(merchantApi.nearby, { query: { latitude, longitude, limit: 50, ...query } })).body.data.list;
    expect((await ask({}))[0]).toMatchObject({ id: at.id, distance_m: 0 });
    expect((await ask({ exclude: at.id })).map(({ id }) => id)).not.toContain(at.id);
    const within = await ask({ radius_km: 5 });
    expect(within).toHaveLength(rows.filter(row => haversine(at, row) <= 5_000).length);
    expect(
      new Set(
        (await ask({ type_merchant: 'pangkalan-lpg', status: 'active' })).map(row => `${row.type_code} ${row.status}`),
      ),
    ).toEqual(new Set(['pangkalan-lpg active']));
  });

  test.each([{ latitude: 91, longitude: 0 }, { longitude: 106 }, { latitude: 0, longitude: 0, limit: 51 }])(
    'are 422 for %j',
    async query => {
      expect((await (await app.as('merchant')).send(merchantApi.nearby, { query })).status).toBe(422);
    },
  );
});

describe('types and owners', () => {
  test('any signed-in user can read the eight types, in order', async () => {
    const { list } = (await (await app.as('tamu')).call(merchantTypeApi.list)).body.data;
    expect(list.map(({ id }) => id)).toEqual([
      'spbu',
      'pertashop',
      'agen-lpg',
      'pangkalan-lpg',
      'outlet-bright',
      'outlet-pelumas',
      'toko-refrigeran',
      'toko-umum',
    ]);
    expect(list[0]).toMatchObject({
      requires_field_verification: true,
      category_codes: expect.arrayContaining(['bbm']),
    });
  });

  test('owners come as data.owners, with the number of their merchants matching the filter', async () => {
    const { data } = (await (await app.as('merchant')).call(ownerApi.list, { query: { province: '34', limit: 100 } }))
      .body;
    const there = rows.filter(({ province_code }) => province_code === '34');
    expect(data.total).toBe(new Set(there.map(({ owner_id }) => owner_id)).size);
    expect(data.owners.reduce((sum, { merchant_count }) => sum + merchant_count!, 0)).toBe(there.length);
    const one = data.owners[0]!;
    const found = (await (await app.as('merchant')).call(ownerApi.list, { query: { search: one.name.slice(2) } })).body
      .data;
    expect(found.owners).toContainEqual(expect.objectContaining({ id: one.id }));
    const asked = (await (await app.as('merchant')).call(ownerApi.list, { query: { owner_id: one.id } })).body.data;
    expect(asked.owners.map(({ name }) => name)).toEqual([one.name]);
  });

  test('owner contacts are visible to readers of merchants, but not of the dashboard alone', async () => {
    const owners = async (who: Client) => (await who.call(ownerApi.list)).body.data.owners;
    const full = await owners(await app.as('merchant'));
    expect(full.every(({ phone }) => phone !== null)).toBe(true);
    const names = await owners(await app.someoneWith(['can_read_dashboard']));
    expect(names).toEqual(full.map(owner => ({ ...owner, phone: null, email: null })));
  });

  test('the owners call reports 403 and 422', async () => {
    expect((await (await app.as('tamu')).send(ownerApi.list)).body).toMatchObject({
      code: 403,
      message: expect.any(String),
    });
    expect((await (await app.as('merchant')).send(ownerApi.list, { query: { stock: 'banyak' } })).body).toMatchObject({
      code: 422,
      errors: { 'stock.0': expect.any(String) },
    });
  });
});

test('the download has the filtered rows', async () => {
  const merchant = await app.as('merchant');
  const { status, raw, headers } = await merchant.send(merchantApi.export, {
    query: { region: 'kalimantan', format: 'csv', columns: 'number,name,regency' },
  });
  expect(status).toBe(200);
  const there = rows.filter(({ region_code }) => region_code === 'kalimantan');
  expect(headers['x-total-rows']).toBe(String(there.length));
  const lines = raw.toString().trim().split(/\r?\n/);
  expect(lines[0]).toContain('Nomor');
  expect(
    lines
      .slice(1)
      .map(line => /MRC-\d+/.exec(line)?.[0])
      .toSorted(),
  ).toEqual(there.map(({ number }) => number).toSorted());
});

describe('the status', () => {
  let next = 0;
  const active = () => rows.filter(({ status }) => status === 'active')[next++]!;
  const fresh = async () => {
    const { id } = active();
    return { params: { id }, body: { status: 'suspended' as const, reason: 'Dokumen kedaluwarsa', version: 1 } };
  };
  fourQuestions('changing it', {
    app: () => app,
    as: 'merchant',
    without: 'auditor',
    endpoint: merchantApi.setStatus,
    input: fresh,
    bad: { field: 'reason', change: { reason: ' ' }, message: 'Alasan harus diisi' },
  });

  test('allows only legal transitions; the record has the reason, the log the change', async () => {
    const merchant = await app.as('merchant');
    for (const from of MERCHANT_STATUSES)
      for (const to of MERCHANT_STATUSES) {
        const { id } = active();
        const [row] = await app.database.db
          .update(merchants)
          .set({ status: from })
          .where(eq(merchants.id, id))
          .returning();
        const { version } = row!;
        const body = { status: to, reason: 'Permintaan pemilik', version };
        const response = await merchant.send(merchantApi.setStatus, { params: { id }, body });
        const legal = NEXT_MERCHANT_STATUSES[from].includes(to);
        expect({ from, to, code: response.status }).toEqual({ from, to, code: legal ? 200 : 409 });
        if (!legal) continue;
        expect(response.body.data).toMatchObject({
          status: to,
          status_reason: 'Permintaan pemilik',
          version: version + 1,
        });
        const [logged] = await app.database.db
          .select()
          .from(audit_log)
          .where(and(eq(audit_log.entity, 'merchant'), eq(audit_log.entity_id, id)));
        expect(logged).toMatchObject({ action: 'update', before: { status: from }, after: { status: to } });
      }
  });

  test('is 404 for a merchant of another region', async () => {
    const boundRight = await app.someoneWith(['can_update_list_merchant', 'can_read_list_merchant']);
    await app.database.db.execute(
      sql`update roles set area_scope = 'regional', version = version + 1 where id = (select role_id from users where id = ${boundRight.userId})`,
    );
    await app.database.db.execute(sql`update users set region_code = 'jbt' where id = ${boundRight.userId}`);
    const send = async (region: string) => {
      const { id } = rows.filter(row => row.region_code === region && row.status === 'active').at(-1)!;
      const body = { status: 'suspended', reason: 'Dokumen kedaluwarsa', version: 1 };
      return (await boundRight.send(merchantApi.setStatus, { params: { id }, body })).status;
    };
    expect(await send('jbb')).toBe(404);
    expect(await send('jbt')).toBe(200);
  });
});

test('merchant counts stay in sync with every write', async () => {
  const { db } = app.database;
  const counted = async () =>
    Object.fromEntries((await db.select().from(merchant_counts)).map(row => [row.region_code, row.merchants]));
  const before = await counted();
  const [row] = await db.select().from(merchants).where(eq(merchants.region_code, 'jbt')).limit(1);
  const { globe: _, ...copy } = row!;
  const id = '11111111-1111-4111-8111-111111111111';
  await db.insert(merchants).values({ ...copy, id, number: 'MRC-TEST' });
  expect(await counted()).toEqual({ ...before, jbt: before.jbt! + 1 });
  expect((await page()).total).toBe(rows.length + 1);
  await db.update(merchants).set({ region_code: 'jbb' }).where(eq(merchants.id, id));
  expect(await counted()).toEqual({ ...before, jbb: before.jbb! + 1 });
  await db.delete(merchants).where(eq(merchants.id, id));
  expect(await counted()).toEqual(before);
  const real = await db
    .select({ region: merchants.region_code, n: sql<number>`count(*)`.mapWith(Number) })
    .from(merchants)
    .groupBy(merchants.region_code);
  expect(await counted()).toEqual(Object.fromEntries(real.map(({ region, n }) => [region, n])));
});
