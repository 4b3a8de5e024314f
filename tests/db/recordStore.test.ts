import { sql } from 'drizzle-orm';
import { crudApi } from '../../contract/record/crudApi';
import { defineRecord } from '../../contract/record/defineRecord';
import { phone, text } from '../../contract/record/kinds';
import type { Database } from '../../server/db/openDatabase';
import { tableOf } from '../../server/domains/tableOf';
import { recordStore } from '../../server/store/recordStore';
import { freshDatabase } from '../support/database/freshDatabase';

// under a name that the audit log knows
const contact = defineRecord('shipping_cost', {
  name: text('Nama', { max: 60, searched: true, sorted: 'first' }),
  phone: phone('Telepon', { searched: true }),
});
const access = { read: 'signedIn', create: 'signedIn', update: 'signedIn', remove: 'signedIn' } as const;
const { list } = crudApi(contact, { list: '/contacts', one: '/contact', access });
const contacts = tableOf(contact);

let database: Database;
let found: (search: string) => Promise<string[]>;
beforeAll(async () => {
  database = await freshDatabase();
  await database.db.execute(sql`drop table shipping_costs cascade`);
  await database.db.execute(sql`create table shipping_costs as
    select gen_random_uuid() as id, name, phone, 1 as version
    from (values ('Wati', '+6281234567890'), ('Budi', '+6281299988877'), ('Toko 0812', '+622155512345')) as rows (name, phone)`);
  const store = recordStore(contact, contacts, list)(database.db);
  found = async search =>
    (await store.page({ page: 1, limit: 15, search }, { regions: null })).list.map(({ name }) => String(name));
});
afterAll(() => database.close());

test.each([
  ['0812-3456-7890', ['Wati']],
  ['+62 812 3456 7890', ['Wati']],
  ['6281234567890', ['Wati']],
  ['(021) 555-12345', ['Toko 0812']],
  ['3456', ['Wati']],
  ['0812', ['Budi', 'Toko 0812', 'Wati']],
  ['wat', ['Wati']],
  ['0813', []],
])('a record is found by its phone number, however it is typed: %s', async (typed, names) => {
  expect(await found(typed)).toEqual(names);
});

test('a search of its own beside the searched fields is refused', () => {
  expect(() =>
    recordStore(contact, contacts, list, {
      search: [contacts.name],
      filters: { search: { condition: () => sql`true` } },
    }),
  ).toThrow("either 'search' or a filter 'search', not both");
});
