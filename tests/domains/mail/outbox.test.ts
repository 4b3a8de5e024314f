import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { passwordApi } from '../../../contract/identity/password';
import type { Database } from '../../../server/db/openDatabase';
import { queueMail } from '../../../server/mail/mailTexts';
import { openOutbox } from '../../../server/mail/openOutbox';
import { mails } from '../../../server/mail/table';
import { freshDatabase } from '../../support/database/freshDatabase';
import { startApp, type TestApp } from '../../support/startApp';

/** Starts a mail server that accepts and keeps everything; with `refuse` it rejects every mail. */
async function startMailServer() {
  const state = { taken: [] as string[], refuse: false };
  const server: Server = createServer(socket => {
    let data: string | null = null;
    let rest = '';
    socket.write('220 here\r\n');
    socket.on('data', chunk => {
      rest += chunk.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== null) {
          if (line === '.') {
            state.taken.push(data);
            data = null;
            socket.write('250 taken\r\n');
          } else data += `${line}\n`;
        } else if (/^(EHLO|HELO)/.test(line)) socket.write('250 here\r\n');
        else if (line.startsWith('RCPT') && state.refuse) socket.write('451 later\r\n');
        else if (line === 'DATA') {
          data = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { state, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

let app: TestApp;
/** Used by no app: queued mails wait for the test. */
let database: Database;
let smtp: Awaited<ReturnType<typeof startMailServer>>;
const errors: unknown[] = [];

beforeAll(async () => {
  smtp = await startMailServer();
  database = await freshDatabase();
  app = await startApp({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://konsol.contoh.id' } });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  smtp.close();
});

const outbox = () => openOutbox(database.db, app.config, error => errors.push(error));
const letter = (subject: string) => ({ subject, text: 'Halo.', html: '<p>Halo.</p>' });
const rowOf = async (subject: string) => (await database.db.select().from(mails).where(eq(mails.subject, subject)))[0]!;

test('a link is mailed with the public address, whatever the Host header', async () => {
  await app.anonymous.call(passwordApi.requestLink, {
    body: { email: 'harga@merchants.test' },
    headers: { host: 'jahat.contoh' },
  });
  for (let tries = 0; smtp.state.taken.length === 0 && tries < 60; tries += 1)
    await new Promise(resolve => setTimeout(resolve, 50));
  const [mail] = smtp.state.taken;
  expect(mail).toContain('To: harga@merchants.test');
  expect(mail!.replace(/=\n/g, '')).toMatch(/https:\/\/konsol\.contoh\.id\/password\/forgot\?id=/);
  expect(mail).not.toContain('jahat');
});

test('a rejected mail is retried later, and loses its text once sent', async () => {
  const { db } = database;
  await queueMail(db, 'tamu@merchants.test', letter('Coba lagi'));
  smtp.state.refuse = true;
  expect(await outbox().send()).toBe(0);
  expect(errors).toHaveLength(1);
  const waiting = await rowOf('Coba lagi');
  expect(waiting).toMatchObject({ tries: 1, sent_at: null, text: 'Halo.', last_error: expect.stringMatching(/451/) });
  expect(Date.parse(waiting.next_try_at!)).toBeGreaterThan(Date.now() + 30_000);
  smtp.state.refuse = false;
  expect(await outbox().send()).toBe(0);
  await db.update(mails).set({ next_try_at: sql`now()` }).where(eq(mails.id, waiting.id));
  expect(await outbox().send()).toBe(1);
  expect(await rowOf('Coba lagi')).toMatchObject({
    text: null,
    html: null,
    next_try_at: null,
    sent_at: expect.any(String),
  });
});

test('a mail is due as soon as it is queued', async () => {
  // within a transaction, now() does not advance
  for (let round = 0; round < 20; round += 1)
    await database.db.transaction(async tx => {
      await queueMail(tx, 'tamu@merchants.test', letter('Segera'));
      expect(await openOutbox(tx, app.config, error => errors.push(error)).send()).toBe(1);
    });
});

test('two processes send each mail once', async () => {
  const { db } = database;
  for (let count = 0; count < 12; count += 1) await queueMail(db, 'tamu@merchants.test', letter(`Nomor ${count}`));
  const sent = await Promise.all([outbox().send(), outbox().send()]);
  expect(sent[0]! + sent[1]!).toBe(12);
  expect(smtp.state.taken.filter(mail => mail.includes('Subject: Nomor'))).toHaveLength(12);
});

test('a rolled back transaction sends no mail', async () => {
  const { db } = database;
  const undone = db.transaction(async tx => {
    await queueMail(tx, 'tamu@merchants.test', letter('Tidak jadi'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await db.select().from(mails).where(eq(mails.subject, 'Tidak jadi'))).toEqual([]);
});
