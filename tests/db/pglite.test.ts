import { sql } from 'drizzle-orm';
import type { EmbeddedDatabase } from '../../server/db/openPglite';
import { settings } from '../../server/db/table';
import { databaseError } from '../../server/store/toHttpError';
import { freshDatabase } from '../support/database/freshDatabase';
import { onPglite } from '../support/database/onPglite';

const codeOf = (promise: PromiseLike<unknown>) =>
  Promise.resolve(promise).then(
    () => 'no error',
    error => databaseError(error)?.code,
  );

/** Long enough for a harmless statement on a busy machine. */
const TIMEOUT_MS = 3_000;

onPglite('the embedded database', () => {
  let database: EmbeddedDatabase;
  const lost: string[] = [];

  beforeAll(async () => {
    database = (await freshDatabase({
      sync: true,
      statementTimeoutMs: TIMEOUT_MS,
      onLost: reason => lost.push(reason.message),
    })) as EmbeddedDatabase;
  });
  afterAll(() => database.close());
  beforeEach(() => lost.splice(0));

  const put = (key: string) => database.db.insert(settings).values({ key, value: 1 });
  const keys = async () => (await database.db.select({ key: settings.key }).from(settings)).map(({ key }) => key);

  test('syncs to disk on every commit, and only then', async () => {
    await database.ready();
    const before = database.syncs;
    for (let index = 0; index < 10; index += 1) await put(`sync-${index}`);
    expect(database.syncs - before).toBeGreaterThanOrEqual(10);
    const written = database.syncs;
    for (let index = 0; index < 10; index += 1) await database.ready();
    expect(database.syncs).toBe(written);
  });

  test('upkeep frees WAL and dead rows, and updates statistics', async () => {
    const one = async (statement: ReturnType<typeof sql>) =>
      Number(Object.values((await database.db.execute<Record<string, unknown>>(statement)).rows[0]!)[0]);
    const logged = () => one(sql`select sum(size) from pg_ls_waldir()`);
    const LOG = 64 * 1024 * 1024;
    while ((await logged()) < LOG) {
      await database.db.execute(sql`insert into settings (key, value)
        select 'filler-' || n, to_jsonb(repeat(md5(n::text), 100)) from generate_series(1, 500) n
        on conflict (key) do update set value = excluded.value`);
    }
    await database.db.execute(sql`delete from settings where key like 'filler-%'`);
    const room = () => one(sql`select pg_total_relation_size('settings')`);
    const before = await room();
    await database.upkeep();
    expect(await logged()).toBeLessThan(LOG / 1.5);
    expect(await room()).toBeLessThan(before / 4);
    expect(await one(sql`select reltuples from pg_class where relname = 'settings'`)).toBe(
      await one(sql`select count(*) from settings`),
    );
  });

  test('terminates a statement over its timeout, reports it, and keeps every committed row', async () => {
    await put('before-runaway');
    const runaway = codeOf(database.db.execute(sql`select count(*) from generate_series(1, 100000000000)`));
    expect(await runaway).toBe('57014');
    expect(await keys()).toContain('before-runaway');
    expect(lost).toEqual([expect.stringContaining(`longer than ${TIMEOUT_MS} ms`)]);
  });

  test('a transaction that loses the thread is rolled back as a whole', async () => {
    const outcome = database.db.transaction(async tx => {
      await tx.insert(settings).values({ key: 'half', value: 1 });
      await tx.execute(sql`select count(*) from generate_series(1, 100000000000)`);
    });
    expect(await codeOf(outcome)).toBe('57014');
    expect(await keys()).not.toContain('half');
  });

  test('no other statement runs within a transaction', async () => {
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    const rolledBack = database.db.transaction(async tx => {
      await tx.insert(settings).values({ key: 'undone', value: 1 });
      await held;
      throw new Error('changed my mind');
    });
    const beside = put('beside');
    setTimeout(release, 50);
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await beside;
    expect(await keys()).toEqual(expect.arrayContaining(['beside']));
    expect(await keys()).not.toContain('undone');
  });

  test('`db` inside a transaction is an error, not a deadlock', async () => {
    const standstill = database.db.transaction(() => database.db.select().from(settings).then());
    expect(await codeOf(standstill)).toMatch(/^(55P03|25P03)$/);
    await database.ready();
  });

  test('a failed nested transaction is rolled back alone', async () => {
    await database.db.transaction(async tx => {
      await tx.insert(settings).values({ key: 'outer', value: 1 });
      await tx
        .transaction(async inner => {
          await inner.insert(settings).values({ key: 'inner', value: 1 });
          throw new Error('inner');
        })
        .catch(() => {});
    });
    expect(await keys()).toContain('outer');
    expect(await keys()).not.toContain('inner');
  });

  test('a closed database rejects statements', async () => {
    await database.close();
    expect(await codeOf(database.ready())).toBe('57P01');
  });
});
