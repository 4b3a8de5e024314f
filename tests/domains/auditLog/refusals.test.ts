import { and, eq } from 'drizzle-orm';
import { bannerApi } from '../../../contract/banner';
import { auditRefusals } from '../../../server/audit/refusals';
import { audit_log, refused_requests } from '../../../server/audit/table';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

/** Waits until refusals are counted, which happens after the response. */
async function counted(actorId: string, most = 100) {
  const { db } = app.database;
  for (let tries = 0; ; tries += 1) {
    const rows = await db.select().from(refused_requests).where(eq(refused_requests.actor_id, actorId));
    if (rows.reduce((sum, { count }) => sum + count, 0) >= most || tries > 200) return rows;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

const past = (minutes: number) => new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000).toISOString();

test('a person’s refused requests become one log row per call and minute, with their count', async () => {
  const { db } = app.database;
  const person = await app.someoneWith([]);
  for (let count = 0; count < 40; count += 1)
    await person.send(bannerApi.list, { query: { search: `rahasia ${count}` } });
  for (let count = 0; count < 10; count += 1)
    await person.send(bannerApi.remove, { params: { id: '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11' } });
  await counted(person.userId, 50);
  // a minute may have ended between two of them: move them all into one that is over
  await db.transaction(async tx => {
    const rows = await tx.delete(refused_requests).where(eq(refused_requests.actor_id, person.userId)).returning();
    const byCall = new Map<string, (typeof rows)[number]>();
    for (const row of rows) {
      const { count = 0 } = byCall.get(row.call) ?? {};
      byCall.set(row.call, { ...row, count: row.count + count, minute: past(3) });
    }
    await tx.insert(refused_requests).values([...byCall.values()]);
  });
  await Promise.all([auditRefusals(db), auditRefusals(db)]);
  const logged = await db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.entity, 'request'), eq(audit_log.actor_id, person.userId)));
  const facts = logged.map(({ action, label, after, ip }) => ({ action, label, after, ip }));
  expect(facts.toSorted((one, other) => one.label!.localeCompare(other.label!))).toEqual([
    {
      action: 'refuse',
      label: 'DELETE /v1/cms/banner/:id',
      after: { status: 403, count: 10, minute: past(3) },
      ip: '127.0.0.1',
    },
    {
      action: 'refuse',
      label: 'GET /v1/cms/banners',
      after: { status: 403, count: 40, minute: past(3) },
      ip: '127.0.0.1',
    },
  ]);
  expect(JSON.stringify(logged)).not.toContain('rahasia');
  expect(await db.$count(refused_requests, eq(refused_requests.actor_id, person.userId))).toBe(0);
});

test('the current minute is not logged yet, and anonymous requests are not counted', async () => {
  const { db } = app.database;
  const person = await app.someoneWith([]);
  await app.anonymous.send(bannerApi.list);
  await person.send(bannerApi.list);
  const [row] = await counted(person.userId, 1);
  await db
    .update(refused_requests)
    .set({ minute: past(-5) })
    .where(eq(refused_requests.actor_id, row!.actor_id));
  await auditRefusals(db);
  expect(await db.$count(refused_requests)).toBe(1);
});
