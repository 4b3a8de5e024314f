import { and, eq } from 'drizzle-orm';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { APPLICANT_DAYS } from '../../../contract/registration/registrationSteps';
import { audit_log } from '../../../server/audit/table';
import { expireRegistrations } from '../../../server/domains/registration/expireRegistrations';
import { registrations } from '../../../server/domains/registration/table';
import { openOutbox } from '../../../server/mail/openOutbox';
import { mails } from '../../../server/mail/table';
import { startApp, type TestApp } from '../../support/startApp';
import { registrationAt } from './newRegistration';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const HOUR_MS = 3_600_000;
const LIMIT_HOURS = APPLICANT_DAYS * 24;

/** Creates a registration that entered its status the given number of hours ago. */
async function waitingSince(hours: number, status: 'draft' | 'revision_requested' | 'submitted') {
  const registration = await registrationAt(app, { status, documents: [] });
  const status_since = new Date(Date.now() - hours * HOUR_MS).toISOString();
  await app.database.db.update(registrations).set({ status_since }).where(eq(registrations.id, registration.id));
  return registration;
}

/** Expires them in three server processes at once. */
async function expireInThree(): Promise<number> {
  const { config, database } = app;
  const counts = await Promise.all(
    [1, 2, 3].map(async () => {
      const outbox = openOutbox(database.db, config, error => {
        throw error;
      });
      const count = await expireRegistrations({ db: database.db, config, outbox });
      await outbox.close();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

test('a registration waiting too long for its applicant expires once, with timeline, log and mail', async () => {
  await expireInThree();
  const late = await waitingSince(LIMIT_HOURS + 1, 'revision_requested');
  const abandoned = await waitingSince(LIMIT_HOURS + 1, 'draft');
  const inTime = await waitingSince(LIMIT_HOURS - 1, 'revision_requested');
  const ours = await waitingSince(LIMIT_HOURS * 2, 'submitted');
  expect(await expireInThree()).toBe(2);
  expect(await expireInThree()).toBe(0);

  const admin = await app.as('merchant');
  const read = async ({ id }: { id: string }) => (await admin.call(registrationApi.one, { params: { id } })).body.data;
  expect((await read(inTime)).status).toBe('revision_requested');
  expect((await read(ours)).status).toBe('submitted');
  expect((await read(abandoned)).status).toBe('expired');

  const now = await read(late);
  expect(now).toMatchObject({ status: 'expired', due_at: null, version: late.version + 1 });
  expect(Date.parse(now.status_since!)).toBeGreaterThan(Date.now() - HOUR_MS);
  expect(now.events.filter(({ to_status }) => to_status === 'expired')).toMatchObject([
    { from_status: 'revision_requested', actor_name: 'Sistem', note: 'Tidak dilanjutkan pemohon dalam 30 hari.' },
  ]);
  const { db } = app.database;
  const logged = await db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.entity_id, late.id), eq(audit_log.action, 'expire')));
  expect(logged).toMatchObject([
    { actor_id: null, actor_name: 'Sistem', before: { status: 'revision_requested' }, after: { status: 'expired' } },
  ]);
  const told = await db.select().from(mails).where(eq(mails.to_address, late.email!));
  expect(told.map(({ subject }) => subject)).toEqual([`Pendaftaran ${late.name} kedaluwarsa`]);
});

test('an expired registration can be neither submitted nor changed', async () => {
  const { id } = await waitingSince(LIMIT_HOURS + 1, 'revision_requested');
  expect(await expireInThree()).toBe(1);
  const admin = await app.as('merchant');
  const { version } = (await admin.call(registrationApi.one, { params: { id } })).body.data;
  const submit = { decision: 'submit', version } as const;
  expect(await admin.call(registrationApi.decide, { params: { id }, body: submit })).toMatchObject({
    status: 409,
    body: { data: { reason: 'illegal_step', status: 'expired' } },
  });
  const changed = await admin.call(registrationApi.update, { body: { id, version, owner_name: 'Sri Rahayu' } });
  expect(changed).toMatchObject({ status: 409, body: { data: { reason: 'closed' } } });
});
