import { eq, sql } from 'drizzle-orm';
import { CONNECTION_LOST, DatabaseError } from '../../server/db/DatabaseError';
import type { Database } from '../../server/db/openDatabase';
import { settings } from '../../server/db/table';
import type { Tx } from '../../server/db/types';
import { beginProgress, findProgress, sliceWriter } from '../../server/seed/demoProgress';
import { freshDatabase } from '../support/database/freshDatabase';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

beforeEach(async () => {
  await database.db.delete(settings).where(eq(settings.key, 'demo_progress'));
  await database.db.transaction(tx =>
    beginProgress(tx, { at: new Date().toISOString(), orders: { count: 1, days: 1 }, slices: 0 }),
  );
});

/** Records each run in the database, then is interrupted the first time. */
function interruptedBy(interrupt: (tx: Tx) => Promise<unknown>) {
  let tries = 0;
  return {
    tries: () => tries,
    async slice(tx: Tx) {
      tries += 1;
      await tx.insert(settings).values({ key: `slice ${crypto.randomUUID()}`, value: true });
      if (tries === 1) await interrupt(tx);
    },
  };
}

const written = async () => {
  const { rows } = await database.db.execute(sql`select key from settings where key like 'slice %'`);
  await database.db.execute(sql`delete from settings where key like 'slice %'`);
  return rows.length;
};

test.each([
  ['lost', CONNECTION_LOST],
  ['overloaded', '53300'],
])('a slice that met an error is written once, by the next attempt: database %s', async (_how, code) => {
  const write = sliceWriter(database.db);
  const { slice, tries } = interruptedBy(() => Promise.reject(new DatabaseError({ message: 'away', code })));
  await write(slice);
  expect([tries(), await written(), (await findProgress(database.db))?.slices]).toEqual([2, 1, 1]);
});

(process.env.TEST_DATABASE_URL ? test : test.skip)('so is one whose connection was really ended', async () => {
  const { slice, tries } = interruptedBy(tx => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  await sliceWriter(database.db)(slice);
  expect([tries(), await written(), (await findProgress(database.db))?.slices]).toEqual([2, 1, 1]);
});

test('an invalid slice is not retried', async () => {
  const { slice, tries } = interruptedBy(() => Promise.reject(new DatabaseError({ message: 'wrong', code: '23514' })));
  await expect(sliceWriter(database.db)(slice)).rejects.toThrow();
  expect([tries(), await written()]).toEqual([1, 0]);
});
