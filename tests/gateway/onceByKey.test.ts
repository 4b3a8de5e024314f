import type { FastifyRequest } from 'fastify';
import { faqApi } from '../../contract/faq';
import { OnceByKey } from '../../server/gateway/remote/onceByKey';
import { freshDatabase } from '../support/database/freshDatabase';

/** Keys of requests to a provider, as two processes of this server share them. */

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

/** The token of a person: `ani-1` and `ani-2` are two sessions of one. */
const people: Record<string, string> = {
  ani: '11111111-1111-4111-8111-111111111111',
  budi: '22222222-2222-4222-8222-222222222222',
};

const process = () =>
  new OnceByKey({
    db: database.db,
    secure: false,
    findSession: async token => {
      const user_id = people[token.split('-')[0]!];
      if (!user_id) return null;
      return { user_id, name: token, session_id: null, role_code: null, slugs: new Set(), regions: null };
    },
  });

const sent = (key: string, token = 'ani-1') =>
  ({
    method: 'POST',
    url: '/v1/cms/faq',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
  }) as unknown as FastifyRequest;

const content = { question: 'Apa?' };
const created = { status: 201, body: { code: 201, message: 'Berhasil', data: { id: 'faq-1' } } };
const refusal = (code: string, data: unknown = null) => ({ code: 409, error: { code }, data });

test('another process, and a renewed session, know that a request was sent', async () => {
  const [one, other] = [process(), process()];
  const request = sent('k-1');
  expect(await one.begin(request, faqApi.create, content)).toBeUndefined();
  await expect(other.begin(sent('k-1', 'ani-2'), faqApi.create, content)).rejects.toMatchObject(
    refusal('provider.unknownOutcome'),
  );
  await one.done(request, created);
  expect(await other.begin(sent('k-1', 'ani-2'), faqApi.create, content)).toEqual(created);
  await expect(other.begin(sent('k-1'), faqApi.create, { question: 'Siapa?' })).rejects.toMatchObject(
    refusal('request.keyReused', { id: 'faq-1' }),
  );
});

test('a password is no part of a request: it could be guessed from the digest', async () => {
  const once = process();
  const request = sent('k-4');
  await once.begin(request, faqApi.create, { ...content, current_password: 'Rahasia#135' });
  await once.done(request, created);
  expect(await once.begin(sent('k-4'), faqApi.create, { ...content, current_password: 'Lain#246' })).toEqual(created);
});

test('an outcome that cannot be stored stays unknown, and hinders nobody', async () => {
  const once = process();
  const error = jest.fn();
  const request = Object.assign(sent('k-5'), { log: { error } }) as unknown as FastifyRequest;
  await once.begin(request, faqApi.create, content);
  // JSON has no place for it
  await once.done(request, { status: 201, body: { data: 1n } });
  expect(error).toHaveBeenCalled();
  await expect(once.begin(sent('k-5'), faqApi.create, content)).rejects.toMatchObject(
    refusal('provider.unknownOutcome'),
  );
});

test('a refusal frees the key, for every process', async () => {
  const [one, other] = [process(), process()];
  const request = sent('k-2');
  await one.begin(request, faqApi.create, content);
  await one.refused(request);
  expect(await other.begin(sent('k-2'), faqApi.create, content)).toBeUndefined();
});

test('the same key of another person is another request', async () => {
  const once = process();
  expect(await once.begin(sent('k-3'), faqApi.create, content)).toBeUndefined();
  expect(await once.begin(sent('k-3', 'budi-1'), faqApi.create, content)).toBeUndefined();
});

test('keys may be longer than ours; without one, nothing is kept', async () => {
  const once = process();
  const long = 'k'.repeat(500);
  expect(await once.begin(sent(long), faqApi.create, content)).toBeUndefined();
  await expect(once.begin(sent(long), faqApi.create, content)).rejects.toMatchObject(
    refusal('provider.unknownOutcome'),
  );
  const { 'idempotency-key': _, ...headers } = sent('').headers;
  const keyless = { ...sent(''), headers } as unknown as FastifyRequest;
  expect(await once.begin(keyless, faqApi.create, content)).toBeUndefined();
  expect(await once.begin(keyless, faqApi.create, content)).toBeUndefined();
});
