import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { declaredEndpoints } from '../../contract/core/endpoint';
import { readsMany } from '../../contract/core/readsMany';
import { FAQ_CATEGORIES, faqApi } from '../../contract/faq';
import { authApi } from '../../contract/identity/auth';
import { readConfig } from '../../server/config';
import { QUERY_CANCELED, SERIALIZATION_FAILURE } from '../../server/db/DatabaseError';
import { type Database, openDatabase } from '../../server/db/openDatabase';
import { identityDomain } from '../../server/domains/identity';
import { createFirstAdmin } from '../../server/domains/identity/admin/createFirstAdmin';
import { loadBase } from '../../server/seed/loadBase';
import { type Client, clientOf } from '../support/client';
import { asAdmin } from '../support/database/postgresDatabases';
import { type RunningPostgres, startPostgres } from '../support/database/startPostgres';
import { startApp, type TestApp } from '../support/startApp';

/** A server that writes to one PostgreSQL and sends heavy reads to a replica of it. */
const program = 'pg_basebackup';
const folders = [
  process.env.TEST_POSTGRES_BIN ?? '',
  ...['18', '17', '16', '15'].map(version => `/usr/lib/postgresql/${version}/bin`),
];
const withPrograms = process.env.TEST_DATABASE_URL && folders.some(folder => existsSync(join(folder, program)));

(withPrograms ? describe : describe.skip)(
  `with a streaming replica (skipped without PostgreSQL, or without ${program})`,
  () => {
    const download = declaredEndpoints().find(({ path }) => path === '/api/console/export/banners')!;
    let primary: RunningPostgres;
    let replica: RunningPostgres;
    let database: Database;
    let app: TestApp;
    let person: Client;

    beforeAll(async () => {
      primary = await startPostgres({ synchronous_commit: 'on' }, { preferring: program });
      replica = await primary.replica();
      database = await openDatabase({ databaseUrl: primary.url, readUrl: replica.url, dataDir: '', poolMax: 5 });
      await database.migrate();
      await loadBase(database.db, [identityDomain]);
      const account = { name: 'Penulis Replika', email: 'replika@merchants.test', password: 'Rahasia#135' };
      await createFirstAdmin(database.db, account);
      app = await startApp({ database });
      const { body } = await app.anonymous.call(authApi.login, { body: { ...account, device_id: 'tests' } });
      person = clientOf(app.app, body.data.token);
    });
    afterAll(async () => {
      replica?.thaw();
      await app?.close();
      await replica?.stop();
      await primary?.stop();
    });

    /** Returns which of the two responded, and with what. */
    async function list(search?: string) {
      const before = { ...database.reads! };
      const { status, body } = await person.call(faqApi.list, { query: { limit: 100, ...(search && { search }) } });
      expect(status).toBe(200);
      const from = (['replica', 'primary'] as const).filter(name => database.reads![name] > before[name]);
      return { from, questions: body.data.list.map(({ question }) => question) };
    }

    async function write(question: string) {
      const body = { question, answer: '<p>Jawaban</p>', category_code: FAQ_CATEGORIES[0]!, is_active: true };
      expect((await person.send(faqApi.create, { body })).status).toBe(201);
    }

    /** Retries until the replica responds: it may take long to catch up, and is left alone for a moment after lagging. */
    async function untilRead() {
      for (;;) if ((await list()).from.includes('replica')) return;
    }

    const onReplica = (statement: string) => asAdmin(replica.url, admin => admin.query(statement));

    test('lists are read from the replica, with what was just written', async () => {
      await untilRead();
      for (let round = 0; round < 10; round += 1) {
        await write(`Pertanyaan ${round}?`);
        expect((await list()).questions).toContain(`Pertanyaan ${round}?`);
      }
      await untilRead();
      expect((await list()).from).toEqual(['replica']);
    });

    test('a download is read from the replica, and audited on the primary', async () => {
      await untilRead();
      const before = { ...database.reads! };
      const { status, raw } = await person.send(download, { query: { format: 'csv' } });
      expect([status, raw.length > 0]).toEqual([200, true]);
      expect(database.reads!.replica).toBeGreaterThan(before.replica);
      const { rows } = await asAdmin(primary.url, admin =>
        admin.query(`select action from audit_log where action = 'export'`),
      );
      expect(rows).toEqual([{ action: 'export' }]);
    });

    /** Makes the next statement that contains a text fail as if the replica cancelled it, because of a replay conflict or a timeout. */
    function giveUpOnce(text: string, code: string) {
      const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
      let left = 1;
      jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
        if (JSON.stringify(given[0]).includes(text) && left-- > 0)
          return Promise.reject(Object.assign(new Error('canceling statement'), { code }));
        return query.apply(this, given);
      } as typeof pg.Client.prototype.query);
    }

    test.each([SERIALIZATION_FAILURE, QUERY_CANCELED])(
      'after error %s the primary serves a list, and a download without rows yet',
      async code => {
        await untilRead();
        const before = { ...database.reads! };
        giveUpOnce('fetch forward', code);
        const { status, raw } = await person.send(download, { query: { format: 'csv' } });
        jest.restoreAllMocks();
        expect([status, raw.length > 0]).toEqual([200, true]);
        expect(database.reads!.refused).toBe(before.refused + 1);
        await untilRead();
        giveUpOnce('from \\"faqs\\"', code);
        expect((await list()).from).toEqual(['primary']);
        jest.restoreAllMocks();
        expect(database.reads!.refused).toBe(before.refused + 2);
      },
    );

    test('the primary answers while the replica lags, including one’s own write; then the replica again', async () => {
      await untilRead();
      await onReplica('select pg_wal_replay_pause()');
      await write('Belum di replika?');
      const own = await list();
      expect(own.questions).toContain('Belum di replika?');
      expect(own.from).toEqual(['primary']);
      await onReplica('select pg_wal_replay_resume()');
      await untilRead();
      expect((await list()).questions).toContain('Belum di replika?');
    });

    test('no call served by the replica writes', async () => {
      await untilRead();
      const before = database.reads!.refused;
      const calls = declaredEndpoints().filter(readsMany);
      expect(calls.length).toBeGreaterThan(60);
      const params = { id: crypto.randomUUID(), category: 'bbm', entity: 'faq', file: 'x', name: 'x', slug: 'x' };
      for (const call of calls) {
        const { status } = await person.send(call, { params, query: { format: 'csv' } });
        expect([call.call, status]).toEqual([call.call, expect.not.stringMatching(/^5/)]);
      }
      expect(database.reads!.refused).toBe(before);
    });

    test('a hanging or stopped replica is not waited for', async () => {
      await untilRead();
      replica.freeze();
      await write('Replika beku?');
      expect((await list()).questions).toContain('Replika beku?');
      replica.thaw();
      await untilRead();
      await replica.restart('immediate');
      expect((await list()).questions).toContain('Replika beku?');
      await untilRead();
    });

    test('a promoted replica is no longer read', async () => {
      await untilRead();
      await onReplica('select pg_promote()');
      await asAdmin(replica.url, admin => admin.query(`delete from faqs`));
      const { from, questions } = await list();
      expect(questions).toContain('Replika beku?');
      expect(from).toEqual(['primary']);
    });
  },
);

test('a replica without a primary is rejected', () => {
  expect(() => readConfig({ DATABASE_READ_URL: 'postgres://127.0.0.1/merchants' })).toThrow(
    'DATABASE_URL: required because DATABASE_READ_URL is set',
  );
});
