import fc from 'fast-check';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import { innermost, kindOf } from '../../../contract/core/fieldKind';
import { ruleMessages } from '../../../contract/core/rules';
import { elementOf, shapeOf } from '../../../contract/core/shapeOf';
import { arbitraryOf } from '../../support/arbitraryOf';
import type { Client } from '../../support/client';
import { extremeDays } from '../../support/extremeDays';
import { startApp, type TestApp } from '../../support/startApp';
import { everyEndpoint } from './endpoints';

/** Every parameter and every field of a body that takes a day or an instant, with the days that loops and databases stumble over. */

const NONE = '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11';
/** Far above what a response takes: without a bound, one never ends. */
const SLOWEST_MS = 10_000;

type Part = 'query' | 'body';
interface Leaf {
  path: string[];
  schema: z.ZodType;
}

/** Returns the fields of a schema that hold no other fields; `0` stands for the elements of a list. */
function leavesOf(schema: z.ZodType, path: string[] = []): Leaf[] {
  const inner = innermost(schema);
  const element = elementOf(inner);
  if (element) return leavesOf(element, [...path, '0']);
  const shape = shapeOf(inner);
  if (!shape) return [{ path, schema }];
  return Object.entries(shape).flatMap(([name, field]) => leavesOf(field, [...path, name]));
}

const leaves = everyEndpoint.flatMap(([call, endpoint]) =>
  (['query', 'body'] as const).flatMap(part =>
    (endpoint[part] ? leavesOf(endpoint[part]) : []).map(leaf => ({ call, endpoint, part, ...leaf })),
  ),
);
const isDayOrInstant = ({ schema }: Leaf) => ['day', 'moment'].includes(kindOf(schema));
const found = leaves.filter(isDayOrInstant);
const nameOf = ({ call, part, path }: (typeof leaves)[number]) => `${call} ${part} ${path.join('.')}`;

let app: TestApp;
let person: Client;

beforeAll(async () => {
  app = await startApp();
  person = await app.as('superadmin');
});
afterAll(() => app?.close());

const samples = new Map<z.ZodType, unknown>();
/** Returns a value that is valid if one of a few is; the same for every request, since making it takes longest. */
function sample(schema: z.ZodType): unknown {
  if (!samples.has(schema)) {
    const some = fc.sample(arbitraryOf(schema), { numRuns: 8, seed: 135 });
    samples.set(schema, some.find(value => schema.safeParse(value).success) ?? some[0]);
  }
  return samples.get(schema);
}

/** Returns a copy of a value with another one at a path, whose lists and objects are made if they are missing. */
function withValue(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = structuredClone(whole ?? (name === '0' ? [] : {})) as Record<string, unknown>;
  copy[name] = withValue(copy[name], rest, value);
  return copy;
}

/** Sends the values by path, each in its place of an otherwise valid request. */
async function sendWith(endpoint: Endpoint, part: Part, values: readonly [path: string[], value: unknown][]) {
  const whole = (one: Part) => (endpoint[one] ? sample(endpoint[one]) : undefined);
  const changed = values.reduce((so, [path, value]) => withValue(so, path, value), whole(part));
  const began = performance.now();
  const response = await person.send(endpoint, {
    params: Object.fromEntries(endpoint.params.map(name => [name, NONE])),
    ...(part === 'query'
      ? { query: changed as Record<string, unknown>, body: whole('body') }
      : { query: whole('query') as Record<string, unknown> | undefined, body: changed }),
  });
  expect(performance.now() - began).toBeLessThan(SLOWEST_MS);
  return response;
}

const withTimes = extremeDays.flatMap(day => [`${day}T00:00:00Z`, `${day}T23:59:59.999+07:00`]);
const noDays = [' ', '\t', '2026-11-21 ', '20261121', 'null', 'Infinity'];
const wrongFor = (schema: z.ZodType) => [
  ...extremeDays,
  ...withTimes,
  ...noDays,
  kindOf(schema) === 'day' ? '2026-11-21T00:00:00Z' : '2026-11-21',
  // a form may send an empty field for one that is left out
  ...(schema.safeParse('').success ? [] : ['']),
];

test('the fields of these kinds are found, in queries, bodies, uploads and lists', () => {
  const names = found.map(nameOf);
  expect(names).toEqual(
    expect.arrayContaining([
      'GET /v1/cms/report/chart-sales-category query end_date',
      'GET /api/transaction/sale-order/dashboard query start_date',
      'GET /v1/cms/product/pertamina/price query at',
      'POST /v1/cms/product/pertamina/price/excel query valid_from',
      'POST /v1/report/finance/operational-costs body spent_on',
      'POST /v1/cms/banner body ends_at',
      'POST /api/console/registration body documents.0.expires_on',
    ]),
  );
  expect(names.length).toBeGreaterThanOrEqual(129);
});

test('no text with the name of a day or an instant is of another kind', () => {
  const named = leaves.filter(
    ({ path, schema }) =>
      /(?:^|_)(?:date|day|at|on|from|to|since|until|before|after)$/.test(path.at(-1) ?? '') &&
      innermost(schema).type === 'string',
  );
  expect(named.length).toBeGreaterThanOrEqual(found.length);
  expect(named.filter(leaf => !isDayOrInstant(leaf)).map(nameOf)).toEqual([]);
});

test.each(found.map(leaf => [nameOf(leaf), leaf] as const))('%s', async (_name, { endpoint, part, path, schema }) => {
  const field = path.join('.');
  for (const value of wrongFor(schema)) {
    const { status, body } = await sendWith(endpoint, part, [[path, value]]);
    expect({ value, status, message: body.errors?.[field] }).toEqual({
      value,
      status: 422,
      message: expect.any(String),
    });
    const rule = value === '' ? 'rule.required' : 'rule.day';
    expect({ value, code: body.error?.fields?.[field]?.code }).toEqual({ value, code: rule });
    if (value !== '') expect(body.errors![field]).toMatch(new RegExp(`${ruleMessages.day.slice('{_field_}'.length)}$`));
  }
  for (const day of ['1900-01-01', '2200-12-31']) {
    const value = kindOf(schema) === 'day' ? day : `${day}T00:00:00Z`;
    const { status, body } = await sendWith(endpoint, part, [[path, value]]);
    expect({ value, status }).toEqual({ value, status: expect.any(Number) });
    expect(status).toBeLessThan(500);
    expect(body.error?.fields?.[field]?.code).not.toBe('rule.day');
  }
});

const periods = found.filter(({ path }) => path.at(-1) === 'start_date');

test.each(periods.map(leaf => [leaf.call, leaf] as const))('%s, for all days there are', async (_call, leaf) => {
  const { status, body } = await sendWith(leaf.endpoint, leaf.part, [
    [['start_date'], '1900-01-01'],
    [['end_date'], '2200-12-31'],
  ]);
  expect(status).toBeLessThan(500);
  // a filter of a list, or a period that is too long: nothing sums 300 years
  if (status === 422 && body.errors?.end_date)
    expect(body.error?.fields?.end_date?.code).toBe('transaction.periodTooLong');
});

test('most requests are valid but for the day, so that the days that may be given reach what answers', () => {
  const valid = [...samples].filter(([schema, value]) => schema.safeParse(value).success);
  expect(valid.length).toBeGreaterThan(0.8 * samples.size);
});
