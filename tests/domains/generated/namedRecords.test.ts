import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../../contract/core/endpoint';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { orderApi } from '../../../contract/order/orderApi';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { slugs } from '../../../contract/rights/permissions';
import { merchants } from '../../../server/domains/merchant/table';
import { orders } from '../../../server/domains/order/table';
import { registrations } from '../../../server/domains/registration/table';
import type { Answer, Client, LooseInput } from '../../support/client';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import { startApp, type TestApp } from '../../support/startApp';
import { listedIds, plainReads, queryOf, reads, readsById } from './endpoints';

/**
 * What a row names belongs to the reader's regions, whatever the row's own region: an answer to somebody bound to a region has neither id
 * nor number of an order, merchant or registration that does not exist for them when they ask for it.
 */

const KINDS = [
  { table: orders, one: orderApi.one },
  { table: merchants, one: merchantApi.one },
  { table: registrations, one: registrationApi.one },
];
/** An id, or the number of an order, merchant or registration. */
const NAMES = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b(?:PSN|MRC|REG)-[\d-]+\d/g;
/** Records asked for of each list; half are those that the person sees, in which others may be named. */
const SAMPLE = 8;

let app: TestApp;
let national: Client;
let person: Client;
/** How to ask for the records, by id and number. */
const named = new Map<string, { id: string; one: Endpoint }>();
/** Ids of each list that the super admin sees. */
const lists: string[][] = [];

beforeAll(async () => {
  app = await startApp();
  national = await app.as('superadmin');
  person = await someoneOfRegion(app, slugs, 'sulawesi');
  for (const { table, one } of KINDS)
    for (const { id, number } of await app.database.db.select({ id: table.id, number: table.number }).from(table))
      for (const name of [id, number]) named.set(name, { id, one });
  for (const { endpoint, params } of plainReads.filter(({ endpoint }) => !endpoint.download)) {
    const idsFor = async (who: Client) => listedIds(await who.send(endpoint, { params, query: queryOf(endpoint) }));
    const all = await idsFor(national);
    const ids = [...new Set([...spread(await idsFor(person), SAMPLE / 2), ...spread(all, SAMPLE / 2)])];
    if (ids.length > 0) lists.push(ids);
  }
});
afterAll(() => app?.close());

const spread = (ids: readonly string[], count: number) =>
  ids.filter((_, index) => index % Math.ceil(ids.length / count) === 0);

const existing = new Map<string, Promise<boolean>>();
const judged = { names: 0, foreign: new Set<string>() };

/** Whether a record exists for the person who asks for it. */
function exists(id: string, one: Endpoint): Promise<boolean> {
  const found = existing.get(id) ?? person.send(one, { params: { id } }).then(({ status }) => status !== 404);
  existing.set(id, found);
  return found;
}

/** Returns the names in an answer of records that do not exist for the person, except those asked for. */
async function foreignNames({ raw }: Pick<Answer, 'raw'>, asked: readonly string[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const name of new Set(raw.toString().match(NAMES))) {
    const record = named.get(name);
    if (!record || asked.includes(record.id)) continue;
    judged.names += 1;
    if (await exists(record.id, record.one)) continue;
    judged.foreign.add(name);
    found.push(name);
  }
  return found;
}

async function requireOwn(endpoint: Endpoint, input: LooseInput, asked: readonly string[] = []) {
  const response = await person.send(endpoint, input);
  expect(response.status).toBeLessThan(500);
  expect({ input, foreign: await foreignNames(response, asked) }).toEqual({ input, foreign: [] });
}

test.each(plainReads)('$endpoint.call $params.category names no foreign record', ({ endpoint, params }) =>
  requireOwn(endpoint, { params, query: queryOf(endpoint) }),
);

/** The ids that an endpoint finds something by: of every list whose first id changes the super admin's answer. */
async function fittingIds(endpoint: Endpoint, inputOf: (id: string) => LooseInput): Promise<string[]> {
  const answerTo = async (id: string) => {
    const { status, raw } = await national.send(endpoint, inputOf(id));
    return { status, text: raw.toString().replaceAll(id, '') };
  };
  const missing = await answerTo(randomUUID());
  const fitting: string[] = [];
  for (const ids of lists) {
    const { status, text } = await answerTo(ids[0]!);
    if (status === 200 && (missing.status !== 200 || text !== missing.text)) fitting.push(...ids);
  }
  return [...new Set(fitting)];
}

test.each(readsById.map(endpoint => [endpoint.call, endpoint] as const))(
  '%s names no foreign record',
  async (_call, endpoint) => {
    const inputOf = (id: string) => ({ params: { [endpoint.params[0]!]: id }, query: queryOf(endpoint) });
    for (const id of await fittingIds(endpoint, inputOf)) await requireOwn(endpoint, inputOf(id), [id]);
  },
);

/** Filters by the id of a record. */
const byFilter = reads.flatMap(endpoint => {
  if (endpoint.params.length > 0 || !endpoint.query) return [];
  return Object.entries(endpoint.query.shape).flatMap(([filter, schema]) =>
    schema.safeParse(randomUUID()).success && !schema.safeParse('zzz').success ? [{ endpoint, filter }] : [],
  );
});

test.each(byFilter)('$endpoint.call names no foreign record, filtered by $filter', async ({ endpoint, filter }) => {
  const inputOf = (id: string) => ({ query: { ...queryOf(endpoint), [filter]: id } });
  for (const id of await fittingIds(endpoint, inputOf)) await requireOwn(endpoint, inputOf(id), [id]);
});

test('names of all kinds were compared; a leak would be found', async () => {
  expect(byFilter).toContainEqual({ endpoint: promotionApi.uses, filter: 'promotion' });
  expect(judged.names).toBeGreaterThan(500);
  expect(judged.foreign.size).toBe(0);
  for (const { one } of KINDS) expect([...named.values()].some(each => each.one === one)).toBe(true);
  // the person gets the super admin's uses of a promotion, and lists of other regions' records
  const used = (await national.call(promotionApi.list, { query: { limit: 100 } })).body.data.list.find(
    ({ region_codes, used: count }) => region_codes.length === 0 && count! > 0,
  )!;
  for (const [endpoint, query] of [
    [promotionApi.uses, { promotion: used.id, limit: 100 }],
    [orderApi.list, { limit: 100 }],
    [merchantApi.list, { limit: 100 }],
    [registrationApi.list, { limit: 100 }],
  ] as const) {
    const leak = await national.send(endpoint, { query });
    expect((await foreignNames(leak)).length).toBeGreaterThan(20);
  }
  expect(judged.foreign.size).toBeGreaterThan(200);
});
