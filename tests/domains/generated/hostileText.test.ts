import type { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import { sampleOf } from '../../support/arbitraryOf';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { everyEndpoint } from './endpoints';

/** Text that trips up databases, spreadsheets and parsers, in every text field of every endpoint. */

const NONE = '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11';
const halves = ['\ud800', 'a\udc00b', '\udfff\ud800'];
const nul = ['\u0000', 'Budi\u0000'];
const turned = ['\u202eidub\u202c', '\u2066\u200f\u061cx'];
const blank = [' ', '\u00a0\u2003\t', '\u200b\u2060\ufeff'];
/** JSON larger than the server accepts. */
const huge = 'x'.repeat(1024 * 1024);

let app: TestApp;
let person: Client;

beforeAll(async () => {
  app = await startApp();
  person = await app.as('superadmin');
});
afterAll(() => app?.close());

/** Returns the dotted paths of the texts in a value. */
const textsIn = (value: unknown, path = ''): string[] =>
  typeof value === 'string'
    ? [path]
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path ? `${path}.${name}` : name))
      : [];

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = withText(copy[name], rest, text);
  return copy;
}

function sample(schema: z.ZodType): unknown {
  try {
    return sampleOf(schema);
  } catch {
    return undefined;
  }
}

const send = (endpoint: Endpoint, input: { body?: unknown; query?: Record<string, unknown> }) =>
  person.send(endpoint, { params: Object.fromEntries(endpoint.params.map(name => [name, NONE])), ...input });

// signing out would end the run
const ends = /logout|\/sessions$/;
const writes = everyEndpoint.filter(([call, { body }]) => body && !ends.test(call));
const searches = everyEndpoint.filter(([, { query }]) => query && 'search' in query.shape);

test.each(writes)('%s', async (_call, endpoint) => {
  const body = sample(endpoint.body!);
  if (body === undefined) return;
  for (const [index, path] of textsIn(body).entries())
    for (const texts of [halves, nul, turned, blank]) {
      // one of each kind in every field, and all of them across the fields
      const text = texts[index % texts.length]!;
      const response = await send(endpoint, { body: withText(body, path.split('.'), text) });
      expect({ path, text, status: response.status }).toEqual({ path, text, status: expect.any(Number) });
      expect(response.status).toBeLessThan(500);
      expect(response.body.code).toBe(response.status);
      expect(response.raw.toString()).not.toMatch(/\\ud[89a-f]/i);
      if (nul.includes(text)) expect({ path, status: response.status }).toEqual({ path, status: 422 });
    }
  const [first] = textsIn(body);
  if (first !== undefined)
    expect((await send(endpoint, { body: withText(body, first.split('.'), huge) })).status).toBe(413);
});

const named = everyEndpoint.filter(([call, { params }]) => params.length > 0 && !ends.test(call));

test.each(named)('%s, in its path: a segment of more than 300 characters is no address', async (_call, endpoint) => {
  const params = Object.fromEntries(endpoint.params.map(name => [name, '<'.repeat(301)]));
  expect((await person.send(endpoint, { params })).status).toBe(404);
});

test.each(searches)('%s, in its search parameter', async (_call, endpoint) => {
  for (const search of [...nul, ...turned, ...blank, 'x'.repeat(9_000), '%', "'"])
    expect((await send(endpoint, { query: { search } })).status).toBeLessThan(500);
});
