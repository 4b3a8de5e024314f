import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../../contract/core/endpoint';
import { isUuid } from '../../../contract/core/isUuid';
import { slugs } from '../../../contract/rights/permissions';
import { domains, routeModules } from '../../../server/domains';
import { rate_limits } from '../../../server/domains/identity/rateLimit/table';
import { sampleOf } from '../../support/arbitraryOf';
import type { Answer, Client } from '../../support/client';
import { type ForeignRecords, foreignRecords } from '../../support/foreignRecords';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import { startApp, type TestApp } from '../../support/startApp';
import { endpoints, listedIds, plainReads, queryOf, readsById } from './endpoints';

/** Somebody with every right in one region learns nothing of the others: from no response, file, count, history or refusal. */

const REGION = 'sulawesi';
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

let app: TestApp;
let person: Client;
let foreign: ForeignRecords;
let everyForeignId: ReadonlySet<string>;
/** One id of each kind. */
let someIds: string[];
/** One of each kind in each state. */
let idsByState: string[];

beforeAll(async () => {
  app = await startApp();
  person = await someoneOfRegion(app, slugs, REGION);
  foreign = await foreignRecords(app.database.db, REGION);
  everyForeignId = new Set([...foreign.ids.values()].flatMap(ids => [...ids]));
  idsByState = await foreign.inEachState();
  someIds = [...foreign.ids.values()].flatMap(ids => [...ids].slice(0, 1));
});
afterAll(() => app?.close());

const leaksOf = ({ raw }: Answer, asked: readonly string[] = []) => [
  ...new Set(
    raw
      .toString()
      .match(UUID)
      ?.filter(id => everyForeignId.has(id) && !asked.includes(id)),
  ),
];

test('other regions have many records, and the user sees their own', async () => {
  expect(everyForeignId.size).toBeGreaterThan(1_000);
  expect([...foreign.ids].filter(([, ids]) => ids.size > 0).map(([name]) => name)).toEqual(
    expect.arrayContaining(['banners', 'merchants', 'orders', 'prices', 'promotions', 'registrations']),
  );
  const merchants = endpoints.find(({ path, method }) => method === 'GET' && path === '/v1/cms/merchants')!;
  const { body } = await person.send(merchants, { query: queryOf(merchants) });
  expect((body.data as { total: number }).total).toBeGreaterThan(0);
});

test.each(plainReads)(
  '$endpoint.call $params.category leaks no record of another region',
  async ({ endpoint, params }) => {
    const response = await person.send(endpoint, { params, query: queryOf(endpoint) });
    expect(response.status).toBeLessThan(500);
    expect(leaksOf(response)).toEqual([]);
  },
);

test.each(readsById.map(endpoint => [endpoint.call, endpoint] as const))(
  '%s leaks nothing for an id of another region: it responds as for one that does not exist',
  async (_call, endpoint) => {
    const answerTo = async (id: string) => {
      await app.database.db.delete(rate_limits);
      const response = await person.send(endpoint, { params: { [endpoint.params[0]!]: id }, query: queryOf(endpoint) });
      expect(response.status).toBeLessThan(500);
      expect(leaksOf(response, [id])).toEqual([]);
      return `${response.status} ${response.raw.toString().replaceAll(id, '')}`;
    };
    const missing = await answerTo(randomUUID());
    for (const id of idsByState) {
      const response = await answerTo(id);
      // a number may also be that of a record of one's own
      if (isUuid(id)) expect({ id, answer: response }).toEqual({ id, answer: missing });
    }
  },
);

test('the history of another region’s record cannot be read', async () => {
  const history = endpoints.find(({ params }) => params.includes('entity'))!;
  for (const { entity } of domains.flatMap(domain => domain.history ?? []))
    for (const id of someIds) {
      const response = await person.send(history, { params: { entity, id } });
      // an entity without regions has no history for such an id either
      if (response.status === 200) expect(response.body.data).toMatchObject({ total: 0 });
      expect(leaksOf(response, [id])).toEqual([]);
    }
});

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404, 415, 422, 429]);
const changes = endpoints.filter(
  ({ method, params, access }) => method !== 'GET' && params.length > 0 && access !== 'public',
);

test.each(changes.map(endpoint => [endpoint.call, endpoint] as const))(
  '%s rejects ids of other regions and leaks nothing',
  async (_call, endpoint) => {
    const body = endpoint.body && !endpoint.upload ? bodyOf(endpoint) : undefined;
    const refusal = async (id: string) => {
      await app.database.db.delete(rate_limits);
      const params = Object.fromEntries(endpoint.params.map(name => [name, id]));
      const response = await person.send(endpoint, { params, ...(body && { body }) });
      expect({ id, status: response.status, refused: REFUSALS.has(response.status) }).toMatchObject({ refused: true });
      expect(leaksOf(response, [id])).toEqual([]);
      return `${response.status} ${response.raw.toString().replaceAll(`"${id}"`, '""')}`;
    };
    // whatever state the record is in, the response is that for one that does not exist
    const missing = await refusal(randomUUID());
    for (const id of idsByState) expect({ id, refusal: await refusal(id) }).toEqual({ id, refusal: missing });
  },
);

/** Each addition with the lists whose rows have all that it requires. */
const additions = routeModules.flatMap(({ api }) => {
  const calls = Object.values(api) as Endpoint[];
  const lists = calls.filter(({ method, params, download }) => method === 'GET' && params.length === 0 && !download);
  return calls
    .filter(
      ({ method, params, body, access }) => method === 'POST' && params.length === 0 && body && access !== 'public',
    )
    .flatMap(add => lists.map(list => ({ add, list })));
});
const PLACE = /region|province|regency|merchant|area/;
const copied = new Set<string>();

test.each(additions)(
  '$add.call judges the region of a copy of $list.call before anything else',
  async ({ add, list }) => {
    const national = await app.as('superadmin');
    const { body } = await national.send(list, { query: queryOf(list) });
    const { list: rows = [] } = (body.data ?? {}) as { list?: { id?: string }[] };
    if (!Array.isArray(rows)) return;
    for (const row of rows.filter(({ id }) => everyForeignId.has(id ?? '')).slice(0, 3)) {
      if (!add.body!.safeParse(row).success) continue;
      const response = await person.send(add, { body: row });
      expect(REFUSALS.has(response.status)).toBe(true);
      expect(leaksOf(response)).toEqual([]);
      expect(Object.keys(response.body.errors ?? {}).filter(field => !PLACE.test(field))).toEqual([]);
      copied.add(add.path);
    }
  },
);

test('records of other regions were copied', () => {
  expect([...copied]).toEqual(
    expect.arrayContaining(['/v1/cms/banner', '/v1/cms/shipping-cost', '/api/console/price-ceiling']),
  );
});

function bodyOf({ body }: Endpoint): object {
  try {
    return sampleOf(body!) as object;
  } catch {
    return {};
  }
}

const pathsOf = (...paths: string[]) =>
  endpoints.filter(({ method, path }) => method === 'GET' && paths.includes(path));
/** The reads that differ from one time to the next. */
const incomparable: ReadonlySet<Endpoint> = new Set([
  // each export of the first round is in the person's activity and in the log of the second
  ...pathsOf('/api/console/activity', '/api/console/audit', '/api/console/audit-filters', '/api/console/export/audit'),
  // random
  ...pathsOf('/v1/cms/promotion/code'),
  // a batch is hidden if it has a price elsewhere, and that price is now gone
  ...pathsOf('/api/console/price-batches/{category}'),
]);

/** Replaces instants that pass while the test runs. */
const timeless = (raw: Buffer, since: string) =>
  raw.toString().replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, instant => (instant >= since ? 'now' : instant));

const ELSEWHERE = { region: 'jbb', province: '32', regency: '32.73' };

/** Returns the query that asks for another region, as far as the endpoint filters by place. */
function queryElsewhere(endpoint: Endpoint): Record<string, unknown> | undefined {
  const shape = endpoint.query?.shape ?? {};
  const filters = Object.entries(ELSEWHERE).filter(([name, value]) => shape[name]?.safeParse(value).success);
  return filters.length > 0 ? { ...queryOf(endpoint), ...Object.fromEntries(filters) } : undefined;
}

/** Ids of records that the user sees, a few of each list: their own and those of the whole country. */
async function seenIds(): Promise<string[]> {
  const ids: string[] = [];
  for (const { endpoint, params } of plainReads.filter(one => !one.endpoint.download)) {
    ids.push(...listedIds(await person.send(endpoint, { params, query: queryOf(endpoint) })).slice(0, 3));
  }
  return [...new Set(ids)];
}

test('deleting all other regions’ data changes no response: counts, sums and choices included', async () => {
  const since = new Date(Date.now() - 600_000).toISOString();
  const seen = await seenIds();
  expect(seen.length).toBeGreaterThan(30);
  const readAll = async () => {
    const answers: Record<string, string> = {};
    for (const endpoint of readsById.filter(one => !one.download && !incomparable.has(one)))
      for (const id of seen) {
        const { status, raw } = await person.send(endpoint, {
          params: { [endpoint.params[0]!]: id },
          query: queryOf(endpoint),
        });
        if (status === 200) answers[`${endpoint.call} ${id}`] = timeless(raw, since);
      }
    for (const { endpoint, params } of plainReads.filter(one => !incomparable.has(one.endpoint))) {
      if (endpoint.download && queryOf(endpoint).format !== 'csv') continue;
      for (const query of [queryOf(endpoint), queryElsewhere(endpoint)]) {
        if (!query) continue;
        const { status, raw } = await person.send(endpoint, { params, query });
        answers[`${endpoint.call} ${JSON.stringify({ ...params, ...query })}`] = `${status} ${timeless(raw, since)}`;
      }
    }
    return answers;
  };
  const before = await readAll();
  expect(Object.keys(before).filter(call => call.includes(ELSEWHERE.province)).length).toBeGreaterThan(20);
  await foreign.remove();
  const after = await readAll();
  const differences = Object.keys(before).flatMap(call => {
    const [one, other] = [before[call]!, after[call]!];
    const at = [...one].findIndex((character, index) => character !== other[index]);
    return one === other
      ? []
      : [[call, one.slice(Math.max(at - 80, 0), at + 80), other.slice(Math.max(at - 80, 0), at + 80)]];
  });
  expect(differences).toEqual([]);
});
