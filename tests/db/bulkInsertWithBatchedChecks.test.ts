import { eq, sql } from 'drizzle-orm';
import { bulkInsertWithBatchedChecks } from '../../server/db/bulkInsertWithBatchedChecks';
import { provinces } from '../../server/domains/area/table';
import { prices } from '../../server/domains/price/table';
import { products } from '../../server/domains/product/table';
import { inTransaction } from '../../server/store/inTransaction';
import { databaseError } from '../../server/store/toHttpError';
import { startApp, type TestApp } from '../support/startApp';

let app: TestApp;
const valid_from = '2041-01-01T00:00:00Z';

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const written = () => app.database.db.select().from(prices).where(eq(prices.valid_from, valid_from));

const refusalOf = (writing: Promise<unknown>) =>
  writing.then(
    () => 'no error',
    error => {
      const { code, constraint } = databaseError(error) ?? {};
      return { code, constraint };
    },
  );
const unknownProvince = { code: '23503', constraint: 'prices_province_code_provinces_code_fk' };

async function newPrices(province_code: string) {
  const found = await app.database.db.select({ product_id: products.id }).from(products).limit(3);
  return found.map(({ product_id }) => ({ product_id, province_code, amount: 1_000, valid_from }));
}

test('rows with valid references are written', async () => {
  const [province] = await app.database.db.select().from(provinces).limit(1);
  const rows = await newPrices(province!.code);
  await inTransaction(app.database.db, tx => bulkInsertWithBatchedChecks(tx, prices, rows));
  expect(await written()).toHaveLength(rows.length);
  await app.database.db.delete(prices).where(eq(prices.valid_from, valid_from));
});

test('a dangling reference is rejected, and nothing is written', async () => {
  const rows = await newPrices('99');
  expect(await refusalOf(app.database.db.transaction(tx => bulkInsertWithBatchedChecks(tx, prices, rows)))).toEqual(
    unknownProvince,
  );
  await expect(
    inTransaction(app.database.db, tx => bulkInsertWithBatchedChecks(tx, prices, rows)),
  ).rejects.toMatchObject({ code: 422 });
  expect(await written()).toEqual([]);
});

test('a row inserted later in the same transaction is checked as usual', async () => {
  const [province] = await app.database.db.select().from(provinces).limit(1);
  const rows = await newPrices(province!.code);
  const writing = app.database.db.transaction(async tx => {
    await bulkInsertWithBatchedChecks(tx, prices, rows);
    await tx.insert(prices).values({ ...rows[0]!, province_code: '99' });
  });
  expect(await refusalOf(writing)).toEqual(unknownProvince);
  expect(await written()).toEqual([]);
});

test('prices have no triggers of their own, which the embedded database would skip', async () => {
  const { rows } = await app.database.db.execute(
    sql`select tgname from pg_trigger where tgrelid = ${'prices'}::regclass and not tgisinternal`,
  );
  expect(rows).toEqual([]);
});
