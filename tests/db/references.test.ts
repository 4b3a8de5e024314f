import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { crudApi } from '../../contract/record/crudApi';
import { defineRecord } from '../../contract/record/defineRecord';
import { reference, region, text } from '../../contract/record/kinds';
import type { Actor } from '../../server/core/Actor';
import { HttpError } from '../../server/core/HttpError';
import type { Database } from '../../server/db/openDatabase';
import { merchants } from '../../server/domains/merchant/table';
import { tableOf } from '../../server/domains/tableOf';
import { Names } from '../../server/export/Names';
import { recordStore } from '../../server/store/recordStore';
import { referenceNamers, referencesOf } from '../../server/store/references';
import { freshDatabase } from '../support/database/freshDatabase';

/** A record that refers to merchants, under a name that the audit log knows. */
const courier = defineRecord('shipping_cost', {
  name: text('Nama', { max: 60, sorted: 'first' }),
  merchant_id: reference('Merchant', 'merchant', { optional: true }),
  region_code: region('Wilayah'),
});
const access = { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' } as const;
const { list } = crudApi(courier, { list: '/couriers', one: '/courier', access });
const couriers = tableOf(courier, { references: { merchant_id: merchants } });

const BALI = randomUUID();
const JAKARTA = randomUUID();
const actor = (...regions: Actor['regions'] & object): Actor =>
  ({
    user_id: null as never,
    name: 'Uji',
    session_id: null as never,
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
  await db.execute(sql`drop table shipping_costs, merchants cascade`);
  await db.execute(sql`create table merchants (id uuid primary key, name text, region_code varchar(40))`);
  await db.execute(
    sql`insert into merchants values (${BALI}, 'Gas Bali', 'jatimbalinus'), (${JAKARTA}, 'Gas Jakarta', 'jbb')`,
  );
  await db.execute(sql`create table shipping_costs (
    id uuid primary key default gen_random_uuid(), name varchar(60), region_code varchar(40),
    merchant_id uuid constraint shipping_costs_merchant_id_fkey references merchants (id), version int not null default 1,
    created_at timestamptz default now(), updated_at timestamptz default now(), updated_by uuid)`);
  store = recordStore(courier, couriers, list)(db);
});
afterAll(() => database.close());

const adding = (merchant_id: string | null, by = actor()) =>
  store.insert({ name: 'Budi', merchant_id, region_code: 'jatimbalinus' } as never, by) as Promise<
    Record<string, unknown>
  >;
const faultOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  return error instanceof HttpError ? error.errors : error;
};

test('the name of the record that is referred to comes with each record, in its own place', () => {
  expect(Object.keys(courier.schema.shape)).toEqual([
    'id',
    'name',
    'merchant_id',
    'merchant_name',
    'region_code',
    'version',
  ]);
  expect(Object.keys(courier.input.shape)).toEqual(['name', 'merchant_id', 'region_code']);
});

test('it is read with the list and with the written record', async () => {
  expect(await adding(BALI)).toMatchObject({ merchant_id: BALI, merchant_name: 'Gas Bali' });
  const { list: rows } = await store.page({ page: 1, limit: 15 } as never, { regions: null });
  expect(rows).toMatchObject([{ merchant_name: 'Gas Bali' }]);
});

test('a record that is not there is refused at the field, and one of another region in the same words', async () => {
  const missing = await faultOf(adding(randomUUID(), actor('jatimbalinus')));
  expect(missing).toMatchObject({ merchant_id: { code: 'record.referenceGone' } });
  expect(await faultOf(adding(JAKARTA, actor('jatimbalinus')))).toEqual(missing);
});

test('a record of a region names no record of another', async () => {
  expect(await adding(JAKARTA)).toMatchObject({ merchant_id: JAKARTA, merchant_name: null });
});

test('an untouched reference is not judged again', async () => {
  const { id, version } = await adding(JAKARTA);
  const saved = store.update(
    String(id),
    { version: Number(version), name: 'Wati', merchant_id: JAKARTA } as never,
    actor('jatimbalinus'),
  );
  expect(await saved).toMatchObject({ name: 'Wati' });
});

test('histories name it to those who may see it', async () => {
  const namers = referenceNamers(referencesOf(couriers, Object.entries(courier.fields)));
  const named = async (...regions: string[]) => {
    const names = new Names(database.db, namers, actor(...(regions as never)));
    // recorded values need not be ids
    const rows = [{ merchant_id: BALI }, { merchant_id: JAKARTA }, { merchant_id: '12' }];
    await names.read(rows);
    return names.foundIn(rows);
  };
  expect(await named()).toEqual({ [BALI]: 'Gas Bali', [JAKARTA]: 'Gas Jakarta' });
  expect(await named('jatimbalinus')).toEqual({ [BALI]: 'Gas Bali' });
});
