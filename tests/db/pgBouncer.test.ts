import { sql } from 'drizzle-orm';
import { faqApi } from '../../contract/faq';
import { merchantApi } from '../../contract/merchant/merchantApi';
import { freshDatabase } from '../support/database/freshDatabase';
import { pgBouncer, type RunningPgBouncer, startPgBouncer } from '../support/database/startPgBouncer';
import { startApp, type TestApp } from '../support/startApp';

/** Two connections shared by all clients: session state soon becomes somebody else's. */
const behind = process.env.TEST_DATABASE_URL && pgBouncer ? describe : describe.skip;

behind('behind PgBouncer in transaction mode (skipped without PostgreSQL, or without the program pgbouncer)', () => {
  const adminUrl = process.env.TEST_DATABASE_URL!;
  let pooler: RunningPgBouncer;
  let app: TestApp;
  beforeAll(async () => {
    pooler = await startPgBouncer(adminUrl, { default_pool_size: '2' });
    app = await startApp({ database: await freshDatabase({ poolerUrl: pooler.url }) });
  });
  afterAll(async () => {
    await app?.close();
    await pooler?.stop();
  });

  test('lists succeed on every connection, whatever ran on it before', async () => {
    const reader = await app.as('superadmin');
    const asked = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? reader.call(faqApi.list, { query: { limit: 5, page: 1 + index / 2 } })
        : reader.call(merchantApi.list, { query: { limit: 5, page: index } }),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  test('a write is read back, and applied once', async () => {
    const { call } = await app.as('superadmin');
    const { list } = (await call(faqApi.list, { query: { limit: 1 } })).body.data;
    const { id, version, position, ...faq } = list[0]!;
    const body = { ...faq, question: 'Lewat pooler?', version };
    expect((await call(faqApi.update, { params: { id }, body })).status).toBe(200);
    expect((await call(faqApi.update, { params: { id }, body })).status).toBe(409);
    expect((await call(faqApi.one, { params: { id } })).body.data).toMatchObject({
      question: 'Lewat pooler?',
      position,
    });
  });

  test('a download is complete while others use the connections', async () => {
    const person = await app.as('superadmin');
    const { total } = (await person.call(merchantApi.list, { query: { limit: 1 } })).body.data;
    const [download, ...others] = await Promise.all([
      person.send(merchantApi.export, { query: { format: 'csv' } }),
      ...Array.from({ length: 10 }, () => person.call(merchantApi.list, { query: { limit: 25 } })),
    ]);
    expect(download.status).toBe(200);
    expect(download.headers['x-total-rows']).toBe(String(total));
    expect(others.every(({ status }) => status === 200)).toBe(true);
  });

  test('notifications arrive over the direct connection', async () => {
    const { database } = app;
    let heard = (_: string) => {};
    const told = new Promise<string>(resolve => {
      heard = resolve;
    });
    const stop = await database.listen('pooled', payload => heard(payload));
    await database.db.transaction(tx => tx.execute(sql`select pg_notify('pooled', 'yes')`));
    expect(await told).toBe('yes');
    await stop();
  });

  test('settings of a transaction end with it', async () => {
    const { db } = app.database;
    const timeout = async () => (await db.execute(sql`show statement_timeout`)).rows[0];
    await db.transaction(async tx => {
      await tx.execute(sql`set local statement_timeout = 0`);
      expect((await tx.execute(sql`show statement_timeout`)).rows[0]).toEqual({ statement_timeout: '0' });
    });
    for (let round = 0; round < 4; round += 1) expect(await timeout()).toEqual({ statement_timeout: '30s' });
  });

  test('a snapshot is restored although the pooler holds connections', async () => {
    const { database } = app;
    await database.keepSnapshot();
    await database.db.execute(sql`create table of_today (id int)`);
    await database.reset();
    expect((await database.db.execute(sql`select to_regclass('of_today') as it`)).rows).toEqual([{ it: null }]);
  });
});
