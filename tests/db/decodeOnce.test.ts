import { eq, getTableColumns, sql } from 'drizzle-orm';
import { decodeOnce } from '../../server/db/decodeOnce';
import type { Database } from '../../server/db/openDatabase';
import { banners } from '../../server/domains/banner/table';
import { users } from '../../server/domains/identity/account/table';
import { roles } from '../../server/domains/identity/role/table';
import { freshDatabase } from '../support/database/freshDatabase';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const sum = sql<number>`${banners.position} + 1`.mapWith(Number);

test.each([
  ['flat', { ...getTableColumns(banners), sum }],
  ['nested', { row: { ...getTableColumns(banners), sum: sum.as('named') }, total: sum }],
])('%s rows equal those decoded by Drizzle', async (_, columns) => {
  const select = () => database.db.select(columns).from(banners).orderBy(banners.position, banners.id);
  const rows = await decodeOnce(select().prepare(`decode_${_}`)).execute();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows).toEqual(await select());
  expect(JSON.stringify(rows[0])).toBe(JSON.stringify((await select())[0]));
});

test('the driver’s rows are released', () => {
  const field = { decoder: { mapFromDriverValue: Number } };
  const statement = decodeOnce({ fields: [{ path: ['total'], field: { sql: field } }], joinsNotNullableMap: {} });
  const raw = [['7'], ['8']];
  const { customResultMapper } = statement as unknown as { customResultMapper(rows: unknown[][]): unknown };
  expect(customResultMapper(raw)).toEqual([{ total: 7 }, { total: 8 }]);
  expect(raw).toEqual([]);
});

test('an outer join without a match yields null', async () => {
  const select = () =>
    database.db
      .select({ users: { id: users.id }, roles: { id: roles.id } })
      .from(users)
      .leftJoin(roles, eq(roles.id, users.role_id))
      .where(eq(users.email, 'tamu@merchants.test'));
  await database.db.update(users).set({ role_id: null }).where(eq(users.email, 'tamu@merchants.test'));
  const [row] = await decodeOnce(select().prepare('decode_join')).execute();
  expect(row).toEqual((await select())[0]);
  expect(row?.roles).toBeNull();
});
