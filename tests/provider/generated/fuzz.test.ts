import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { Endpoint } from '../../../contract/core/endpoint';
import { arbitraryOf } from '../../support/arbitraryOf';
import { type Client, urlOf } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { everyEndpoint } from './endpoints';

/** The same inputs in every run; other ones by FUZZ_SEED, more of them by FUZZ_RUNS. */
const parameters = { seed: Number(process.env.FUZZ_SEED ?? 135), numRuns: Number(process.env.FUZZ_RUNS ?? 60) };

let app: TestApp;
let person: Client;

beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  // a run may have signed the person out
  person = await app.signIn('superadmin@merchants.test');
});
afterAll(() => app?.close());

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

const paramsOf = ({ params }: Endpoint): Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(params.map(name => [name, fc.oneof(fc.constant(randomUUID()), anyText)])));

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

/** A body: of the right shape, of that shape with one part spoilt, any JSON, or no JSON at all. */
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
    choices.push(shaped.map(json));
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

test.each(everyEndpoint)(
  '%s survives anything',
  async (_call, endpoint) => {
    const reads = endpoint.method === 'GET';
    const input = fc.record({
      params: paramsOf(endpoint),
      query: queryOf(endpoint),
      payload: reads ? fc.constant({}) : payloadOf(endpoint),
    });
    await fc.assert(
      fc.asyncProperty(input, async ({ params, query, payload }) => {
        const { headers, ...rest } = payload as Pick<InjectOptions, 'headers' | 'payload'>;
        const response = await app.app.inject({
          method: endpoint.method,
          url: urlOf(endpoint, { params: wellFormed(params), query }),
          headers: { ...person.headers, ...headers },
          ...rest,
        });
        const status = response.statusCode;
        const shown = `${status} ${response.body.slice(0, 300)}`;
        if (status >= 500) throw new Error(shown);
        if (endpoint.download && status < 300) return;
        const body = response.json() as { code: unknown; message: unknown };
        if (body.code !== status || typeof body.message !== 'string' || !('data' in body)) throw new Error(shown);
      }),
      parameters,
    );
  },
  120_000,
);

/** Half a surrogate pair cannot stand in an address. */
const wellFormed = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.replace(/\p{Surrogate}/gu, '�')]));
