import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { crudApi } from '../../contract/record/crudApi';
import { defineRecord } from '../../contract/record/defineRecord';
import { regency, regionFrom, text } from '../../contract/record/kinds';
import type { Actor } from '../../server/core/Actor';
import { HttpError } from '../../server/core/HttpError';
import type { Database } from '../../server/db/openDatabase';
import { tableOf } from '../../server/domains/tableOf';
import { demoRecords } from '../../server/seed/demoRecords';
import { recordStore } from '../../server/store/recordStore';
import { freshDatabase } from '../support/database/freshDatabase';

// under a name that the audit log knows
const courier = defineRecord('shipping_cost', {
  name: text('Nama', { max: 60, sorted: 'first' }),
  regency_code: regency('Kabupaten/Kota'),
  region_code: regionFrom('Wilayah', 'regency_code', { filtered: true }),
});
const access = { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' } as const;
const { list } = crudApi(courier, { list: '/couriers', one: '/courier', access });
const couriers = tableOf(courier);

const SLEMAN = '34.04';
const DENPASAR = '51.71';
const actor = (...regions: string[]) =>
  ({
    user_id: null,
    name: 'Uji',
    session_id: null,
    request_id: randomUUID(),
    ip: '127.0.0.1',
    slugs: new Set(),
    regions: regions.length > 0 ? regions : null,
  }) as unknown as Actor;

let database: Database;
let store: ReturnType<ReturnType<typeof recordStore<typeof couriers, typeof courier>>>;
beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await db.execute(sql`drop table shipping_costs cascade`);
  await db.execute(sql`create table shipping_costs (
    id uuid primary key default gen_random_uuid(), name varchar(60) not null, regency_code varchar(5) not null
      constraint shipping_costs_regency_code_regencies_code_fk references regencies (code),
    region_code varchar(60) not null references regions (code), version int not null default 1,
    created_at timestamptz default now(), updated_at timestamptz default now(), updated_by uuid)`);
  store = recordStore(courier, couriers, list)(db);
});
afterAll(() => database.close());

const adding = (regency_code: string, by = actor()) =>
  store.insert({ name: 'Budi', regency_code } as never, by) as Promise<Record<string, unknown>>;
const faultOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  return error instanceof HttpError ? { code: error.code, errors: error.errors } : error;
};

test('nobody fills it in', () => {
  expect(Object.keys(courier.input.shape)).toEqual(['name', 'regency_code']);
  expect(Object.keys(courier.schema.shape)).toContain('region_code');
});

test('it is written with the area, and follows it when that changes', async () => {
  const { id, version, region_code } = await adding(SLEMAN);
  expect(region_code).toBe('jbt');
  const move = { version: Number(version), regency_code: DENPASAR };
  expect(await store.update(String(id), move as never, actor())).toMatchObject({ region_code: 'jatimbalinus' });
});

test('it stays when another field changes', async () => {
  const { id, version } = await adding(SLEMAN);
  const rename = { version: Number(version), name: 'Wati' };
  expect(await store.update(String(id), rename as never, actor('jbt'))).toMatchObject({ region_code: 'jbt' });
});

test('an area outside the person’s regions is refused at its field, as is one that does not exist', async () => {
  expect(await faultOf(adding(DENPASAR, actor('jbt')))).toMatchObject({
    code: 422,
    errors: { regency_code: { code: 'access.foreignRegion' } },
  });
  // neither a province nor a regency, and a province without such a regency
  for (const unknown of ['99.99', '34.99'])
    expect(await faultOf(adding(unknown))).toMatchObject({
      code: 422,
      errors: { regency_code: { code: 'record.referenceGone' } },
    });
  expect(await adding(SLEMAN, actor('jbt'))).toMatchObject({ region_code: 'jbt' });
});

test('demo records have it', async () => {
  await database.db.transaction(tx => demoRecords(courier, couriers)({ tx, now: new Date() } as never));
  const { rows } = await database.db.execute(sql`select count(*)::int as wrong from shipping_costs c
    join provinces p on p.code = left(c.regency_code, 2) where p.region_code <> c.region_code`);
  expect(rows).toEqual([{ wrong: 0 }]);
});
