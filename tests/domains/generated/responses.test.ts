import type { z } from 'zod';
import { type Endpoint, slugsOf } from '../../../contract/core/endpoint';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { routeModules } from '../../../server/domains';
import { sampleOf } from '../../support/arbitraryOf';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { everyEndpoint } from './endpoints';

let app: TestApp;
let superadmin: Client;
/** Query values that are required and could not be hit by chance: a merchant and its location, a period that begins before it ends. */
let there: Record<string, unknown>;

beforeAll(async () => {
  app = await startApp();
  superadmin = await app.as('superadmin');
  const { body } = await superadmin.call(merchantApi.list, { query: { limit: 1 } });
  const { id, latitude, longitude } = body.data.list[0]!;
  there = { merchant_id: id, latitude, longitude, start_date: '2026-10-01', end_date: '2026-10-31' };
});
afterAll(() => app?.close());

const reads = everyEndpoint.filter(([, { method, download, response }]) => method === 'GET' && !download && response);

/** Returns nothing if the query may be empty, else one that the contract accepts. */
const neededQuery = ({ query }: Pick<Endpoint, 'query'>): Record<string, unknown> =>
  !query || query.safeParse({}).success
    ? {}
    : Object.fromEntries(
        Object.entries(sampleOf(query) as object).map(([name, value]) => [name, there[name] ?? value]),
      );

/** Parses the data by the contract and fails if it does not fit. */
const expectShape = (response: z.ZodType, data: unknown) => {
  const result = response.safeParse(data);
  expect(result.error?.issues ?? []).toEqual([]);
};

describe('responses to reads match the contract’s schema', () => {
  test.each(reads.filter(([, { params }]) => params.length === 0))('%s', async (_call, endpoint) => {
    const { status, body } = await superadmin.send(endpoint, { query: neededQuery(endpoint) });
    expect(status).toBe(200);
    expect(body).toEqual({ code: 200, message: expect.any(String), data: body.data });
    expectShape(endpoint.response!, body.data);
  });

  const withOne = routeModules.flatMap(({ api }) =>
    api.list && api.one?.params.length === 1 ? [[api.one.call, api.list, api.one] as const] : [],
  );
  let read = 0;
  afterAll(() => expect(read).toBeGreaterThan(0));
  test.each(withOne)('%s, for records on the first page', async (_call, list, one) => {
    const { body } = await superadmin.send(list, { query: neededQuery(list) });
    const records = recordsOf(body.data);
    // a new domain may have no demo records yet
    for (const { id } of records.slice(0, 5)) {
      const response = await superadmin.send(one, { params: { [one.params[0]!]: id } });
      expect(response.status).toBe(200);
      expectShape(one.response!, response.body.data);
      read += 1;
    }
  });
});

test('an unknown record is 404, and so is an invalid id', async () => {
  for (const [call, endpoint] of everyEndpoint.filter(
    // a telephone number is validated by the field it was typed into
    ([, { params, method }]) => method === 'GET' && params.length === 1 && params[0] !== 'phone',
  )) {
    if (slugsOf(endpoint).length === 0) continue;
    for (const id of ['00000000-0000-4000-8000-000000000000', 'bukan-id', '%27']) {
      const params = { [endpoint.params[0]!]: id };
      const { status } = await superadmin.send(endpoint, { params, query: neededQuery(endpoint) });
      expect({ call, id, status }).toEqual({ call, id, status: 404 });
    }
  }
});

/** Returns the rows of a list: under `list`, or under the domain's own name. */
function recordsOf(data: unknown): { id: string }[] {
  return (Object.values(data as object).find(value => Array.isArray(value)) ?? []) as { id: string }[];
}
