import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { desc, eq, sql } from 'drizzle-orm';
import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { readXlsx } from 'hucre/xlsx';
import { z } from 'zod';
import { banner, bannerApi } from '../../../contract/banner';
import { endpoint } from '../../../contract/core/endpoint';
import { id, instantOut, version } from '../../../contract/core/fields';
import { listQuery } from '../../../contract/core/query';
import { EXPORT_FORMATS, exportOf, MAX_EXPORTS_AT_ONCE } from '../../../contract/export';
import { audit_log } from '../../../server/audit/table';
import { id as idColumn, instantOfInsert, version as versionColumn } from '../../../server/db/columns';
import { routeModules } from '../../../server/domains';
import { banners } from '../../../server/domains/banner/table';
import { exportHandler } from '../../../server/export/exportHandler';
import { readWhole } from '../../../server/export/readWhole';
import { routes } from '../../../server/http/routes';
import { crudStore } from '../../../server/store/crudStore';
import { startApp, type TestApp } from '../../support/startApp';
import { readCsv } from './readCsv';

const ROWS = 50_000;

const pebbles = pgTable('pebbles', {
  id: idColumn(),
  name: varchar({ length: 200 }).notNull(),
  weight: integer().notNull(),
  version: versionColumn(),
  found_at: instantOfInsert(),
});
const pebble = z.object({
  id,
  name: z.string().meta({ title: 'Nama' }),
  weight: z.int().meta({ title: 'Berat' }),
  version,
  found_at: instantOut.meta({ title: 'Ditemukan' }),
});
const pebbleStore = crudStore({
  // a table of this test only, without an audit log entity
  entity: 'file',
  table: pebbles,
  label: row => row.name,
  sorts: { weight: pebbles.weight },
  defaultSort: 'weight',
});
const list = endpoint('GET /v1/test/pebbles', {
  access: 'can_read_faq',
  summary: 'Pebbles',
  query: listQuery(['weight']),
});
const pebbleApi = {
  export: exportOf('/v1/test/pebbles/download', list),
  few: exportOf('/v1/test/pebbles/download-few', list),
};
const pebbleRoutes = routes(pebbleApi, services => {
  const store = pebbleStore(services.db);
  return {
    export: exportHandler(services, store, { record: pebble, filename: 'kerikil' }),
    few: exportHandler(services, store, { record: pebble, filename: 'kerikil', maxRows: 1_000 }),
  };
});

let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await startApp({ modules: [...routeModules, pebbleRoutes] });
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  await app.database.db.execute(sql`create table ${pebbles} (id uuid primary key default gen_random_uuid(), name varchar(200) not null,
    weight integer not null, version integer not null default 1, found_at timestamptz(3) not null default now())`);
  await app.database.db.execute(sql`insert into ${pebbles} (name, weight)
    select 'Kerikil ' || n || repeat(' dari sungai', 8), n from generate_series(1, ${sql.raw(String(ROWS))}) n`);
});
afterAll(() => app?.close());

test('XLSX can be read back: labels as headings, typed cells, statuses as words', async () => {
  const person = await app.as('marketing');
  const page = (await person.call(bannerApi.list, { query: { limit: 100, sort: 'title' } })).body.data;
  const file = await person.call(bannerApi.export, { query: { sort: 'title' } });
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': EXPORT_FORMATS.xlsx,
    'x-total-rows': String(page.total),
    'content-disposition': expect.stringMatching(/^attachment; filename="banner-\d{4}-\d\d-\d\d\.xlsx"$/),
  });
  const [sheet] = (await readXlsx(file.raw)).sheets;
  const [heading, ...rows] = sheet!.rows;
  expect(heading).toEqual(expect.arrayContaining(['Judul', 'Mulai (WIB)', 'Aktif', 'Status', 'Penempatan']));
  expect(heading).not.toContain('Versi');
  expect(rows).toHaveLength(page.total);
  const at = (label: string) => heading!.indexOf(label);
  expect(rows.map(row => row[at('Judul')])).toEqual(page.list.map(one => one.title));
  for (const [index, row] of rows.entries()) {
    const one = page.list[index]!;
    expect(row[at('Urutan')]).toBe(one.position);
    expect(row[at('Aktif')]).toBe(one.is_active ? 'Ya' : 'Tidak');
    expect(['Tayang', 'Terjadwal', 'Berakhir', 'Nonaktif']).toContain(row[at('Status')]);
    const shown = row[at('Mulai (WIB)')];
    expect(shown).toBeInstanceOf(Date);
    // seven hours ahead: Jakarta's clock
    expect((shown as Date).getTime() - Date.parse(one.starts_at)).toBe(7 * 3_600_000);
  }
});

test('CSV has a byte order mark, headings, the requested columns in order and the list’s filter', async () => {
  const person = await app.as('marketing');
  const query = { is_active: true, status: ['live'], sort: '-position' };
  const page = (await person.call(bannerApi.list, { query: { ...query, limit: 100 } })).body.data;
  const file = await person.call(bannerApi.export, {
    query: { ...query, format: 'csv', columns: 'position,title,status,ends_at' },
  });
  expect(file.raw.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [heading, ...rows] = readCsv(file.raw.toString().slice(1));
  expect(heading).toEqual(['Urutan', 'Judul', 'Status', 'Selesai (WIB)']);
  expect(page.total).toBeGreaterThan(0);
  expect(rows.map(row => row.slice(0, 3))).toEqual(page.list.map(one => [String(one.position), one.title, 'Tayang']));
  for (const row of rows) expect(row[3]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

test('the audit log records who exported what and how many rows', async () => {
  await (await app.as('marketing')).call(bannerApi.export, { query: { format: 'csv', search: 'promo' } });
  const [row] = await app.database.db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(1);
  expect(row).toMatchObject({
    actor_name: 'Ni Made Ayu Lestari',
    action: 'export',
    entity: 'banner',
    after: { format: 'csv', rows: expect.any(Number), filter: { search: 'promo' } },
  });
});

test('an empty list is a file with headings only', async () => {
  const file = await (await app.as('marketing')).call(bannerApi.export, { query: { search: 'tidak ada yang begini' } });
  expect(file.headers['x-total-rows']).toBe('0');
  expect((await readXlsx(file.raw)).sheets[0]!.rows).toHaveLength(1);
});

test('401 without a session, 403 without permission, 422 naming the field', async () => {
  expect((await app.anonymous.send(bannerApi.export)).status).toBe(401);
  expect((await (await app.as('tamu')).send(bannerApi.export)).status).toBe(403);
  const person = await app.as('marketing');
  for (const [field, value] of Object.entries({ columns: 'title,__proto__', format: 'pdf', sort: 'password' })) {
    const { status, body } = await person.send(bannerApi.export, { query: { [field]: value } });
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { [field]: expect.any(String) } });
  }
});

test('too many rows are a 422 with a message', async () => {
  const person = await app.as('superadmin');
  const { status, body } = await person.send(pebbleApi.few);
  expect({ status, message: body.message }).toEqual({
    status: 422,
    message: 'Hasilnya 50.000 baris, paling banyak 1.000. Persempit filternya, lalu unduh lagi.',
  });
});

describe.each(['xlsx', 'csv'] as const)('50,000 rows as %s', format => {
  test('stream completely, in flat memory', async () => {
    const person = await app.as('superadmin');
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as () => void;
    const used = () => {
      gc();
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / 1024 / 1024;
    };
    const response = await fetch(`${address}${pebbleApi.export.path}?format=${format}`, { headers: person.headers });
    expect(response.headers.get('x-total-rows')).toBe(String(ROWS));
    const start = used();
    let most = 0;
    let bytes = 0;
    let lines = 0;
    let sampled = 0;
    for await (const chunk of response.body!) {
      bytes += chunk.length;
      if (format === 'csv') lines += chunk.filter((byte: number) => byte === 10).length;
      if (bytes - sampled > 400_000) {
        sampled = bytes;
        most = Math.max(most, used() - start);
      }
    }
    expect(bytes).toBeGreaterThan(500_000);
    if (format === 'csv') expect(lines).toBe(ROWS + 1);
    // all the rows together would take far more than 30 MB
    expect(most).toBeLessThan(16);
  });
});

test('all rows come from one snapshot, and other queries run meanwhile', async () => {
  const { db } = app.database;
  const store = pebbleStore(db);
  const list = store.whole({});
  let rows = 0;
  for await (const batch of readWhole(app.database, list)) {
    if (rows === 0) {
      await db.delete(pebbles).where(sql`${pebbles.weight} > 40000`);
      await db.insert(pebbles).values({ name: 'Baru', weight: 20_000 });
      expect(list.total(batch[0]!)).toBe(ROWS);
    }
    rows += batch.length;
    expect(batch.some(raw => raw.name === 'Baru')).toBe(false);
  }
  expect(rows).toBe(ROWS);
});

test('a disconnected client ends the query and frees its slot; too many at once are rejected', async () => {
  const person = await app.as('superadmin');
  const url = new URL(address);
  const leave = [];
  for (let opened = 0; opened < MAX_EXPORTS_AT_ONCE; opened += 1) {
    const socket = connect({ host: url.hostname, port: Number(url.port) });
    socket.write(
      `GET ${pebbleApi.export.path}?format=csv HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: ${person.headers.authorization}\r\n\r\n`,
    );
    leave.push(socket);
    if (opened > 0) continue;
    // the first reads the beginning of the file and then stops; the others wait for it
    await new Promise(resolve => socket.once('data', resolve));
    socket.pause();
  }
  // until the waiting ones have arrived, a further one would take their place
  await new Promise(resolve => setTimeout(resolve, 1_000));
  const refused = await person.send(pebbleApi.export);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  for (const socket of leave) socket.destroy();
  const end = Date.now() + 5_000;
  for (;;) {
    const { status } = await person.send(bannerApi.export);
    if (status === 200) break;
    if (Date.now() > end) throw new Error('The turns were not freed');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  const { rows } = await app.database.db.execute<{ left: number }>(
    sql`select count(*)::int as left from pg_cursors where name like 'export%'`,
  );
  expect(rows[0]!.left).toBe(0);
});

test('formula-like text stays text in both files', async () => {
  const { db } = app.database;
  const [one] = await db.select().from(banners).limit(1);
  const title = '=HYPERLINK("https://jahat.example","Klik")';
  await db.update(banners).set({ title }).where(eq(banners.id, one!.id));
  const person = await app.as('superadmin');
  const csv = await person.call(bannerApi.export, { query: { format: 'csv', columns: 'title', search: 'HYPERLINK' } });
  expect(readCsv(csv.raw.toString().slice(1))[1]).toEqual([`'${title}`]);
  const xlsx = await person.call(bannerApi.export, { query: { columns: 'title', search: 'HYPERLINK' } });
  const [sheet] = (await readXlsx(xlsx.raw)).sheets;
  expect(sheet!.rows[1]).toEqual([title]);
  expect([...(sheet!.cells?.values() ?? [])].some(cell => cell.formula)).toBe(false);
});

test('the record’s schema has a label for every column', () => {
  for (const [name, field] of Object.entries(banner.schema.shape))
    expect([name, field.meta()?.title]).not.toContain(undefined);
});
