import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../server/db/openDatabase';
import { PostgresWatch } from '../../server/db/PostgresWatch';
import { ReplaceablePool } from '../../server/db/ReplaceablePool';
import { toHttpError } from '../../server/store/toHttpError';
import { freshDatabase } from '../support/database/freshDatabase';
import { onPostgres } from '../support/database/onPostgres';
import { asAdmin } from '../support/database/postgresDatabases';

/** Connection failures under a running server; `tests/durability/outages.ts` takes the whole database away. */

onPostgres('a connection that is lost', () => {
  const POOL = 5;
  let database: Database;
  let name: string;
  beforeAll(async () => {
    database = await freshDatabase({ poolMax: POOL });
    const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
    name = rows[0]!.name;
  });
  afterAll(() => database.close());

  const endConnections = () =>
    asAdmin(process.env.TEST_DATABASE_URL!, admin =>
      admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name]),
    );

  /** Runs as many transactions as the pool has connections, all open at once. */
  async function inEveryConnection(work: (tx: Tx) => Promise<unknown>) {
    let open = 0;
    let opened = () => {};
    const allOpen = new Promise<void>(resolve => {
      opened = resolve;
    });
    const outcomes = Array.from({ length: POOL }, () =>
      database.db.transaction(async tx => {
        await tx.execute(sql`select 1`);
        open += 1;
        if (open === POOL) opened();
        await allOpen;
        return work(tx);
      }),
    );
    return Promise.allSettled(outcomes);
  }

  test('in a transaction is a 503, and the pool keeps its size', async () => {
    let ended: Promise<unknown> | undefined;
    const outcomes = await inEveryConnection(async tx => {
      ended ??= endConnections();
      await ended;
      return tx.execute(sql`select 1`);
    });
    for (const outcome of outcomes) {
      expect(outcome.status).toBe('rejected');
      const error = toHttpError((outcome as PromiseRejectedResult).reason);
      expect(error).toMatchObject({ code: 503, retryAfter: 2 });
    }
    const again = await inEveryConnection(async () => true);
    expect(again.map(({ status }) => status)).toEqual(Array(POOL).fill('fulfilled'));
  });

  test('before a transaction begins is returned to the pool', async () => {
    for (let round = 0; round < 2 * POOL; round += 1) {
      await database.ready();
      const ended = endConnections();
      await Promise.allSettled([database.db.transaction(async () => true), database.ready()]);
      await ended;
    }
    const again = await inEveryConnection(async () => true);
    expect(again.map(({ status }) => status)).toEqual(Array(POOL).fill('fulfilled'));
  });

  test('is one silent for too long, unless its statements have no timeout', async () => {
    const connection = { connectionString: process.env.TEST_DATABASE_URL! };
    const watch = new PostgresWatch({ connection, mayOnlyRead: false, onAway: () => {}, onBack: () => {} });
    const pool = new ReplaceablePool({ ...connection, max: 1 }, watch, 200, true);
    const takeLong = async (...before: string[]) => {
      const client = await pool.connect();
      try {
        for (const statement of before) await client.query(statement);
        await client.query('select pg_sleep(0.5)');
        await client.query('commit');
      } finally {
        client.release();
      }
    };
    await expect(takeLong('begin')).rejects.toThrow('Connection terminated');
    await takeLong('begin', 'set local statement_timeout = 0');
    await expect(takeLong('begin')).rejects.toThrow('Connection terminated');
    await takeLong('set statement_timeout = 0', 'begin', 'commit', 'begin');
    await expect(takeLong('reset statement_timeout', 'begin')).rejects.toThrow('Connection terminated');
    await watch.pause();
    await pool.end();
  });

  test('while listening is replaced, and the listener is told it may have missed something', async () => {
    const heard: string[] = [];
    let told = () => {};
    const missed = new Promise<void>(resolve => {
      told = resolve;
    });
    let next = () => {};
    const spoken = new Promise<void>(resolve => {
      next = resolve;
    });
    const listener = (payload: string) => {
      heard.push(payload);
      next();
    };
    const stop = await database.listen('lost', listener, told);
    await endConnections();
    await missed;
    await database.db.execute(sql`select pg_notify('lost', 'again')`);
    await spoken;
    expect(heard).toEqual(['again']);
    await stop();
  });
});
