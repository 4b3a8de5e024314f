import { eq } from 'drizzle-orm';
import { bulkInsertReferences } from '../../server/db/bulkInsertReferences';
import { provinces } from '../../server/provider/area/table';
import { prices } from '../../server/provider/price/table';
import { products } from '../../server/provider/product/table';
import { inTransaction } from '../../server/store/inTransaction';
import { startApp, type TestApp } from '../support/startApp';

let app: TestApp;
const valid_from = '2041-01-01T00:00:00Z';

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const written = () => app.database.db.select().from(prices).where(eq(prices.valid_from, valid_from));

async function newPrices(province_code: string) {
  const found = await app.database.db.select({ product_id: products.id }).from(products).limit(3);
  return found.map(({ product_id }) => ({ product_id, province_code, amount: 1_000, valid_from }));
}

test('rows with references are written', async () => {
  const [province] = await app.database.db.select().from(provinces).limit(1);
  const rows = await newPrices(province!.code);
  await inTransaction(app.database.db, tx => bulkInsertReferences(tx, prices, rows));
  expect(await written()).toHaveLength(rows.length);
  await app.database.db.delete(prices).where(eq(prices.valid_from, valid_from));
});

test('a reference to what is not there is refused, and nothing is written', async () => {
  const rows = await newPrices('99');
  await expect(inTransaction(app.database.db, tx => bulkInsertReferences(tx, prices, rows))).rejects.toThrow();
  expect(await written()).toEqual([]);
});

test('a row that is written afterwards is looked up as ever, in the same transaction too', async () => {
  const [province] = await app.database.db.select().from(provinces).limit(1);
  const rows = await newPrices(province!.code);
  const writing = inTransaction(app.database.db, async tx => {
    await bulkInsertReferences(tx, prices, rows);
    await tx.insert(prices).values({ ...rows[0]!, province_code: '99' });
  });
  await expect(writing).rejects.toThrow();
  expect(await written()).toEqual([]);
});
