import { once } from 'node:events';
import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { authApi } from '../../../contract/identity/auth';
import { roleApi } from '../../../contract/identity/role';
import { notificationApi } from '../../../contract/notification';
import { regions } from '../../../server/domains/area/table';
import { users } from '../../../server/domains/identity/account/table';
import { updateAccount } from '../../../server/domains/identity/account/writeAccount';
import { activeSessions } from '../../../server/domains/identity/session/activeSessions';
import { roleHoldersAmong } from '../../../server/domains/identity/session/roleHoldersAmong';
import { sessions } from '../../../server/domains/identity/session/table';
import { liveMessageOf } from '../../../server/domains/notification/liveMessageOf';
import { notify } from '../../../server/domains/notification/notify';
import { announceChange } from '../../../server/live/channel';
import { EventStream } from '../../../server/live/EventStream';
import { MOST_STREAMS_PER_SESSION, openLive } from '../../../server/live/openLive';
import { people } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';

interface Heard {
  event: string;
  data: { unread?: number; notification?: { title: string } | null; slugs?: string[]; regions?: string[] | null };
}

let app: TestApp;
let address: string;
const open = new Set<AbortController>();

beforeAll(async () => {
  app = await startApp();
  address = await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const one of open) one.abort();
  open.clear();
});
afterAll(() => app?.close());

/** Listens as a browser does. `next` waits for a message; `held` for what the person may do when the stream begins; `ended` for its end. */
async function listen(headers: Record<string, string>, at = address) {
  const controller = new AbortController();
  open.add(controller);
  const response = await fetch(at + notificationApi.live.path, { headers, signal: controller.signal });
  const heard: Heard[] = [];
  const waiting: ((one: Heard) => void)[] = [];
  let begin: (data: Heard['data']) => void = () => undefined;
  const held = new Promise<Heard['data']>(resolve => {
    begin = resolve;
  });
  const ended = (async () => {
    if (!response.ok || !response.body) return;
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const event = /^event: (.*)$/m.exec(message)?.[1];
        if (!event) continue;
        const one = { event, data: JSON.parse(/^data: (.*)$/m.exec(message)![1]!) as Heard['data'] };
        if (one.data.slugs) {
          begin(one.data);
          continue;
        }
        const waiter = waiting.shift();
        if (waiter) waiter(one);
        else heard.push(one);
      }
    }
  })();
  ended.catch(() => undefined);
  const next = () => {
    const one = heard.shift();
    return one ? Promise.resolve(one) : new Promise<Heard>(resolve => waiting.push(resolve));
  };
  return { response, next, ended, held, leave: () => controller.abort() };
}

const accountOf = async ({ userId }: Person) =>
  (await app.database.db.select().from(users).where(eq(users.id, userId)))[0]!;

const tell = (userId: string, title: string) =>
  app.database.db.transaction(tx =>
    notify(tx, { to: { users: [userId] }, title, description: 'Isi', type: 'registration', extra: 'x' }),
  );

test('sends the unread count at once, then every new notification and every read', async () => {
  const person = await app.someoneWith([]);
  const stream = await listen({ ...person.headers, 'accept-encoding': 'br, gzip' });
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.response.headers.get('content-encoding')).toBeNull();
  expect(await stream.next()).toEqual({ event: 'notification', data: { unread: 0, notification: null } });
  await tell(person.userId, 'Satu');
  expect(await stream.next()).toMatchObject({ data: { unread: 1, notification: { title: 'Satu' } } });
  await person.call(notificationApi.readAll);
  expect(await stream.next()).toEqual({ event: 'notification', data: { unread: 0, notification: null } });
});

test('receives nothing addressed to others', async () => {
  const [mine, other] = [await app.someoneWith([]), await app.someoneWith([])];
  const stream = await listen(mine.headers);
  await stream.next();
  await tell(other.userId, 'Untuk orang lain');
  await tell(mine.userId, 'Untuk saya');
  expect(await stream.next()).toMatchObject({ data: { notification: { title: 'Untuk saya' } } });
});

test('reaches listeners in other processes through the database', async () => {
  const person = await app.someoneWith([]);
  const [session] = await app.database.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, person.userId));
  const other = openLive(app.database, { activeSessions, holders: roleHoldersAmong, messageOf: liveMessageOf });
  const stream = await other.open({ user_id: person.userId, session_id: session!.id });
  const text = collect(stream);
  await tell(person.userId, 'Dari proses lain');
  await until(() => text().includes('Dari proses lain'));
  await other.close();
});

test.each([
  ['a logout', (person: Person) => person.call(authApi.logout, {})],
  [
    'a disabled account',
    (person: Person) => app.database.db.update(users).set({ is_active: false }).where(eq(users.id, person.userId)),
  ],
  [
    'a session ended from elsewhere',
    (person: Person) =>
      app.database.db
        .update(sessions)
        .set({ ended_at: new Date().toISOString() })
        .where(eq(sessions.user_id, person.userId)),
  ],
] as const)('%s ends the stream at once', async (_, act) => {
  const person = await app.someoneWith([]);
  const stream = await listen(person.headers);
  await stream.next();
  const from = Date.now();
  await act(person);
  expect(await stream.next()).toMatchObject({ event: 'session-ended' });
  await stream.ended;
  expect(Date.now() - from).toBeLessThan(2_000);
  expect((await listen(person.headers)).response.status).toBe(401);
});

test('the holders of a changed role hear of it, and nobody else', async () => {
  const [holder, other] = [await app.someoneWith(['can_read_banner']), await app.someoneWith(['can_read_banner'])];
  const [stream, deaf] = [await listen(holder.headers), await listen(other.headers)];
  await Promise.all([stream.next(), deaf.next()]);
  const { role_id } = await accountOf(holder);
  const admin = await app.signIn(people.superadmin);
  const { body: read } = await admin.call(roleApi.one, { params: { id: role_id! } });
  const { name, description, area_scope, requires_second_factor, version } = read.data;
  const changed = await admin.call(roleApi.update, {
    params: { id: role_id! },
    body: { name, description, area_scope, requires_second_factor, version, slugs: ['can_read_faq'] },
  });
  expect(changed.status).toBe(200);
  expect(await stream.next()).toEqual({ event: 'rights', data: {} });
  // a stream that opens later begins with what has changed in the meantime
  expect(await stream.held).toEqual({ slugs: ['can_read_banner'], regions: null });
  expect(await (await listen(holder.headers)).held).toEqual({ slugs: ['can_read_faq'], regions: null });
  await tell(other.userId, 'Tetap sama');
  expect(await deaf.next()).toMatchObject({ data: { notification: { title: 'Tetap sama' } } });
});

test('a person given another region hears of it in every process; a new telephone number is no matter', async () => {
  const person = await app.someoneWith([]);
  const [session] = await app.database.db.select().from(sessions).where(eq(sessions.user_id, person.userId));
  const other = openLive(app.database, { activeSessions, holders: roleHoldersAmong, messageOf: liveMessageOf });
  const text = collect(await other.open({ user_id: person.userId, session_id: session!.id }));
  const stream = await listen(person.headers);
  await stream.next();
  const change = async (values: { phone?: string; region_code?: string }) => {
    const row = await accountOf(person);
    await app.database.db.transaction(tx => updateAccount(tx, row, values));
  };
  await change({ phone: '+6281200000001' });
  await tell(person.userId, 'Sesudah nomor');
  expect(await stream.next()).toMatchObject({ data: { notification: { title: 'Sesudah nomor' } } });
  const [region] = await app.database.db.select({ code: regions.code }).from(regions).limit(1);
  await change({ region_code: region!.code });
  expect(await stream.next()).toEqual({ event: 'rights', data: {} });
  await until(() => text().includes('event: rights'));
  expect(await (await listen(person.headers)).held).toMatchObject({ slugs: [] });
  await other.close();
});

test('the heartbeat ends the stream of an expired session and keeps others open', async () => {
  const [gone, here] = [await app.someoneWith([]), await app.someoneWith([])];
  const live = openLive(app.database, {
    activeSessions,
    holders: roleHoldersAmong,
    messageOf: liveMessageOf,
    heartbeatMs: 50,
  });
  const idOf = async ({ userId }: Person) =>
    (await app.database.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, userId)))[0]!.id;
  const [one, two] = [
    await live.open({ user_id: gone.userId, session_id: await idOf(gone) }),
    await live.open({ user_id: here.userId, session_id: await idOf(here) }),
  ];
  const [first, second] = [collect(one), collect(two)];
  await app.database.db
    .update(sessions)
    .set({ refresh_expires_at: new Date(0).toISOString() })
    .where(eq(sessions.user_id, gone.userId));
  await until(() => first().includes('event: session-ended') && one.readableEnded);
  await until(() => second().includes(': \n\n'));
  expect(second()).not.toContain('session-ended');
  await live.close();
});

test('another site cannot open a stream', async () => {
  const person = await app.someoneWith([]);
  const foreign: Record<string, string>[] = [{ origin: 'https://jahat.example' }, { 'sec-fetch-site': 'cross-site' }];
  for (const headers of foreign) expect((await listen({ ...person.headers, ...headers })).response.status).toBe(403);
});

test('streams per session are limited; closing one makes room', async () => {
  const person = await app.someoneWith([]);
  const streams = [];
  for (let opened = 0; opened < MOST_STREAMS_PER_SESSION; opened += 1) streams.push(await listen(person.headers));
  const refused = await listen(person.headers);
  expect(refused.response.status).toBe(429);
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
  streams[0]!.leave();
  await until(async () => {
    const again = await listen(person.headers);
    return again.response.status === 200;
  });
});

test('a stalled reader loses old messages and receives the newest', async () => {
  const stream = new EventStream('u', 's');
  const big = 'x'.repeat(8_000);
  for (let sent = 1; sent <= 500; sent += 1) stream.send('notification', { unread: sent, big });
  const text = collect(stream);
  stream.finish();
  await until(() => stream.readableEnded);
  expect(text().length).toBeLessThan(200_000);
  expect(text()).toContain('"unread":500');
});

test('the server stops within a second despite open streams and idle connections', async () => {
  const other = await startApp();
  const at = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const person = await other.someoneWith([]);
  const stream = await listen(person.headers, at);
  await stream.next();
  const unused = connect({ host: '127.0.0.1', port: Number(new URL(at).port) });
  await once(unused, 'connect');
  const from = Date.now();
  await other.app.close();
  await stream.ended;
  expect(Date.now() - from).toBeLessThan(1_000);
  await other.close();
});

type Person = Awaited<ReturnType<TestApp['someoneWith']>>;

function collect(stream: NodeJS.ReadableStream) {
  let text = '';
  stream.on('data', chunk => {
    text += String(chunk);
  });
  return () => text;
}

async function until(condition: () => boolean | Promise<boolean>) {
  const end = Date.now() + 5_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not come about');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

test('listeners learn that orders changed, once for concurrent changes, without details', async () => {
  const person = await app.someoneWith([]);
  const { next } = await listen(person.headers);
  await next();
  const change = () => app.database.db.transaction(tx => announceChange(tx, 'orders'));
  await Promise.all([change(), change(), change()]);
  expect(await next()).toEqual({ event: 'change', data: { changed: 'orders' } });
  await tell(person.userId, 'Sesudahnya');
  expect((await next()).event).toBe('notification');
});
