import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Endpoint } from '../../../contract/core/endpoint';
import { profileApi } from '../../../contract/identity/profile';
import { routeModules } from '../../../server/domains';
import { arbitraryOf } from '../../support/arbitraryOf';
import { type Client, inject, urlOf } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { everyEndpoint } from './endpoints';

/** PGlite runs the same SQL one statement at a time: fewer inputs there, twice as many on PostgreSQL. */
const usualRuns = process.env.TEST_DATABASE_URL ? 40 : 20;
const { FUZZ_SEED = 135, FUZZ_RUNS, FUZZ_REQUESTS } = process.env;
/** The inputs are the same in every run; FUZZ_SEED gives other ones, FUZZ_RUNS (per endpoint) or FUZZ_REQUESTS (in total) more of them. */
const parameters = {
  seed: Number(FUZZ_SEED),
  numRuns: FUZZ_REQUESTS ? Math.ceil(Number(FUZZ_REQUESTS) / everyEndpoint.length) : Number(FUZZ_RUNS ?? usualRuns),
};
/** Only downloads may take longer. Timed only on request: any other run may share its machine. */
const SLOWEST_MS = FUZZ_REQUESTS ? 2_000 : Number.POSITIVE_INFINITY;

const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '😀'.repeat(50),
  'a'.repeat(5_000),
  '<script>alert(1)</script>',
  '{{7*7}}',
  '9'.repeat(400),
);
const anyText = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.uuid());
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  nasty,
  fc.constant(JSON.parse('{"__proto__":{"is_admin":true},"constructor":{"prototype":{"x":1}}}') as unknown),
  fc.array(fc.integer(), { minLength: 300, maxLength: 300 }),
);

/** Returns ids of existing records, so that changes and deletions have something to work on. */
async function knownIds(endpoint: Endpoint, person: Client): Promise<string[]> {
  const { api } = routeModules.find(module => Object.values(module.api).includes(endpoint))!;
  if (endpoint.params.length === 0 || !api.list) return [];
  const { body } = await person.send(api.list);
  return (body.data as { list?: { id: string }[] } | null)?.list?.map(({ id }) => String(id)) ?? [];
}

const paramsOf = ({ params }: Endpoint, ids: readonly string[]): Arbitrary<Record<string, string>> => {
  const known = fc.constantFrom(randomUUID(), ...ids);
  return fc.record(Object.fromEntries(params.map(name => [name, fc.oneof({ weight: 2, arbitrary: known }, anyText)])));
};

function queryOf({ query }: Endpoint): Arbitrary<Record<string, unknown>> {
  const junk = fc.dictionary(anyText, fc.oneof(anyText, fc.array(anyText, { maxLength: 3 })), { maxKeys: 4 });
  if (!query) return junk;
  const shaped = arbitraryOf(query) as Arbitrary<Record<string, unknown>>;
  const names = fc.constantFrom(...Object.keys(query.shape));
  const spoilt = fc.tuple(shaped, names, fc.oneof(anyText, fc.array(anyText, { maxLength: 3 })));
  return fc.oneof(
    junk,
    shaped,
    spoilt.map(([whole, name, value]) => ({ ...whole, [name]: value })),
  );
}

/** Generates a body: of the right shape, of that shape with one part spoilt, any JSON, or no JSON at all. */
function payloadOf(endpoint: Endpoint): Arbitrary<Pick<InjectOptions, 'headers' | 'payload'>> {
  const json = (value: unknown) => ({
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(value) ?? '',
  });
  const raw = fc.tuple(
    fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
    ),
    fc.oneof(
      anyText,
      fc.constant('{"a":'),
      fc.constant('['.repeat(5_000)),
      fc.constant('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nGIF89a\r\n--x--\r\n'),
    ),
  );
  const choices: Arbitrary<Pick<InjectOptions, 'headers' | 'payload'>>[] = [
    anyJson.map(json),
    raw.map(([type, payload]) => ({ headers: { 'content-type': type }, payload })),
    fc.constant({}),
  ];
  if (endpoint.body) {
    const shaped = arbitraryOf(endpoint.body);
    choices.push(shaped.map(json), shaped.map(json));
    choices.push(
      fc.tuple(shaped, anyText, anyJson).map(([whole, name, value]) => {
        if (whole === null || typeof whole !== 'object') return json(value);
        const names = Object.keys(whole);
        return json({ ...whole, [names[name.length % Math.max(names.length, 1)] ?? name]: value });
      }),
    );
  }
  return fc.oneof(...choices);
}

/** Tests that the server responds in the envelope, and never with 500, whatever somebody with every right asks of an endpoint. */
export function surviveAnything(endpoints: typeof everyEndpoint) {
  let app: TestApp;
  let person: Client;
  let requests = 0;
  let slowest = { ms: 0, call: '' };

  beforeAll(async () => {
    app = await startApp();
    person = await app.signIn('superadmin@merchants.test');
  });
  beforeEach(async () => {
    // a run may have signed the person out
    const { status } = await person.call(profileApi.get);
    if (status === 401) person = await app.signIn('superadmin@merchants.test');
  });
  afterAll(async () => {
    await app?.close();
    if (FUZZ_REQUESTS) console.info(`${requests} requests, the slowest ${slowest.call}: ${Math.round(slowest.ms)} ms`);
  });

  test.each(endpoints)(
    '%s survives any input',
    async (call, endpoint) => {
      const reads = endpoint.method === 'GET';
      const input = fc.record({
        params: paramsOf(endpoint, await knownIds(endpoint, person)),
        query: queryOf(endpoint),
        payload: reads ? fc.constant({}) : payloadOf(endpoint),
      });
      await fc.assert(
        fc.asyncProperty(input, async ({ params, query, payload }) => {
          const { headers, ...rest } = payload as Pick<InjectOptions, 'headers' | 'payload'>;
          const began = performance.now();
          const { status, body, raw } = await inject(app.app, endpoint, {
            url: urlOf(endpoint, { params: wellFormed(params), query }),
            headers: { ...person.headers, ...headers },
            ...rest,
          });
          const ms = performance.now() - began;
          requests += 1;
          if (endpoint.download && status < 300) return;
          if (ms > slowest.ms) slowest = { ms, call };
          if (ms > SLOWEST_MS) throw new Error(`${status} only after ${Math.round(ms)} ms`);
          if (status >= 500 || body.code !== status || typeof body.message !== 'string' || !('data' in body))
            throw new Error(`${status} ${raw.toString().slice(0, 300)}`);
        }),
        parameters,
      );
    },
    FUZZ_REQUESTS ? 600_000 : 120_000,
  );
}

/** A lone surrogate cannot be encoded in a URL. */
const wellFormed = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.replace(/\p{Surrogate}/gu, '�')]));
