import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../../contract/core/endpoint';
import { isUuid } from '../../../contract/core/isUuid';
import { shapeOf } from '../../../contract/core/shapeOf';
import { deskApi } from '../../../contract/desk/deskApi';
import { handOnApi } from '../../../contract/desk/handOnApi';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { orderApi } from '../../../contract/order/orderApi';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import { normaliseCode } from '../../../contract/promotion/voucherCode';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { slugs } from '../../../contract/rights/permissions';
import { settlementApi } from '../../../contract/transaction/settlement';
import { routeModules } from '../../../server/domains';
import { rate_limits } from '../../../server/domains/identity/rateLimit/table';
import type { Answer, Client, LooseInput } from '../../support/client';
import { foreignRecords } from '../../support/foreignRecords';
import { pathsIn, withPart } from '../../support/growingInput';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import { startApp, type TestApp } from '../../support/startApp';
import { deskShop, orderOf } from '../desk/deskShop';
import { someOrder } from '../order/someOrder';
import { addPromotion } from '../promotion/somePromotion';
import { additionsOf } from './additions';
import { endpoints, listedIds, plainReads, queryOf } from './endpoints';

/**
 * Whatever somebody bound to a region types of another one, in a filter, a search or a body, gets the response of something that does not
 * exist. The super admin, who learns something from the same input, shows that the value was looked at.
 */

const REGION = 'jbb';
/** Found nowhere; no code of an area, no choice. */
const NOTHING = 'zq xjw';
/** As long as an id: refused where only an id is accepted. */
const NO_ID = randomUUID().replace(/\w/g, 'z');

let app: TestApp;
let national: Client;
let person: Client;
/** An id of each table. */
let ids: string[];
/** Numbers, codes, names and addresses of records elsewhere, which no other record has. */
let texts: string[];

beforeAll(async () => {
  app = await startApp();
  national = await app.as('superadmin');
  person = await someoneOfRegion(app, slugs, REGION);
  const foreign = await foreignRecords(app.database.db, REGION);
  ids = [...foreign.ids.values()].flatMap(found => [...found].filter(isUuid).slice(0, 1));
  texts = await foreign.texts();
});
afterAll(() => app?.close());

/** Returns a response without what was asked, and without instants. */
const tellingOf = ({ status, raw }: Answer, asked: string) =>
  `${status} ${[asked, normaliseCode(asked)]
    .reduce((text, echo) => text.replaceAll(echo, ''), raw.toString())
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')}`;

/** What the super admin has learned from, by call and field: compared for the person too. */
const compared = new Set<string>();

type Send = (who: Client, value: string) => Promise<Answer>;

/** Compares the responses to foreign values with that to a value that does not exist. */
async function compare(name: string, values: readonly string[], nothing: string, send: Send) {
  await app.database.db.delete(rate_limits);
  const missing = await send(person, nothing);
  const nationally = tellingOf(await send(national, nothing), nothing);
  for (const value of values) {
    const told = tellingOf(await send(person, value), value);
    expect({ name, value, told }).toEqual({ name, value, told: tellingOf(missing, nothing) });
    if (!compared.has(name) && tellingOf(await send(national, value), value) !== nationally) compared.add(name);
  }
}

const accepts = (endpoint: Endpoint, name: string, value: unknown) =>
  endpoint.query!.shape[name]!.safeParse(value).success;
/** Of categories one: their lists are the same. */
const filters = plainReads
  .filter(({ endpoint, params }) => endpoint.query && !('category' in params && params.category !== 'lpg'))
  .flatMap(({ endpoint, params }) => Object.keys(endpoint.query!.shape).map(filter => ({ endpoint, params, filter })));
const idFilters = filters.filter(
  ({ endpoint, filter }) => accepts(endpoint, filter, randomUUID()) && !accepts(endpoint, filter, NO_ID),
);
const searches = filters.filter(
  ({ endpoint, filter }) =>
    !endpoint.download && accepts(endpoint, filter, NOTHING) && endpoint.path !== '/v1/cms/promotion/code',
);

test.each(idFilters)('$endpoint.call $params.category finds nothing elsewhere by $filter', async one => {
  const { endpoint, params, filter } = one;
  await compare(`${endpoint.call} ${filter}`, ids, randomUUID(), (who, value) =>
    who.send(endpoint, { params, query: { ...queryOf(endpoint), [filter]: value } }),
  );
});

test.each(searches)('$endpoint.call $params.category finds nothing elsewhere by $filter', async one => {
  const { endpoint, params, filter } = one;
  const accepted = texts.filter(text => accepts(endpoint, filter, text));
  await compare(`${endpoint.call} ${filter}`, accepted, NOTHING, (who, value) =>
    who.send(endpoint, { params, query: { ...queryOf(endpoint), [filter]: value } }),
  );
});

/** Input of calls that change something, accepted but for its references. */
const changes: Record<string, () => Promise<LooseInput>> = {
  async [handOnApi.reassign.call]() {
    const { id, version } = await someOrder(app, { status: 'rejected_by_merchant', region: REGION });
    return { params: { id }, body: { merchant_id: randomUUID(), version } };
  },
  [deskApi.promotion.call]: async () => ({ body: orderOf(await deskShop(app, 5), { promotion_code: NOTHING }) }),
  async [deskApi.point.call]() {
    const { merchant, goods } = await deskShop(app, 5);
    const { latitude, longitude } = merchant;
    return { body: { latitude, longitude, items: [{ merchant_product_id: goods[0]!.id, quantity: 1 }] } };
  },
  [registrationApi.approveMany.call]: async () => ({ body: { items: [{ id: randomUUID(), version: 1 }] } }),
  [registrationApi.update.call]: async () => ({ body: { id: randomUUID(), version: 1 } }),
  async [voucherApi.setStatuses.call]() {
    const { id } = await addPromotion(person);
    return { params: { id }, body: { from: 'draft', to: 'awaiting_approval', batch_id: randomUUID() } };
  },
};

/** Returns a record of the person's as input to its change, if the record has all that the change requires. */
async function copied(endpoint: Endpoint): Promise<LooseInput | undefined> {
  const [param] = endpoint.params;
  const calls = routeModules.map(({ api }) => Object.values(api) as Endpoint[]).find(all => all.includes(endpoint))!;
  const list = calls.find(({ method, params, download }) => method === 'GET' && params.length === 0 && !download);
  const one = calls.find(({ method, params, path }) => method === 'GET' && params.length === 1 && path.endsWith('}'));
  if (!param || !list || !one) return;
  for (const id of listedIds(await person.send(list, { query: queryOf(list) }))) {
    const { body } = await person.send(one, { params: { [one.params[0]!]: id } });
    const { success, data } = endpoint.body!.safeParse(body.data);
    if (success) return { params: { [param]: id }, body: data };
  }
}

const writes = endpoints.filter(
  ({ method, body, upload, access }) => method !== 'GET' && body && !upload && access !== 'public',
);

test.each(writes.map(endpoint => [endpoint.call, endpoint] as const))(
  '%s responds to references elsewhere as to missing ones',
  async (call, endpoint) => {
    const make = changes[call] ?? additionsOf(app, national)[call];
    const input = (await make?.()) ?? (await copied(endpoint));
    if (!input) return;
    const shape = shapeOf(endpoint.body) ?? {};
    const refers = (name: string, to: (text: string) => unknown) =>
      shape[name]!.safeParse(to(randomUUID())).success && !shape[name]!.safeParse(to(NO_ID)).success;
    const places = new Set([
      ...pathsIn(input.body, value => typeof value === 'string' && isUuid(value)).map(path => path.join('.')),
      ...Object.keys(shape).filter(name => refers(name, text => text)),
    ]);
    const put = (who: Client, path: string[], value: unknown) =>
      who.send(endpoint, { ...input, body: withPart(input.body, path, value) });
    for (const place of places)
      await compare(`${call} ${place}`, ids, randomUUID(), (who, value) => put(who, place.split('.'), value));
    for (const name of Object.keys(shape).filter(field => refers(field, text => [text])))
      await compare(`${call} ${name}[]`, ids, randomUUID(), (who, value) => put(who, [name], [value]));
    if ('promotion_code' in shape)
      await compare(`${call} promotion_code`, texts, NOTHING, (who, value) => put(who, ['promotion_code'], value));
  },
);

test('the values were looked at: without the restriction they tell something', () => {
  expect([...compared]).toEqual(
    expect.arrayContaining([
      `${merchantApi.list.call} search`,
      `${orderApi.list.call} merchant_id`,
      `${promotionApi.create.call} merchant_ids[]`,
      `${merchantProductApi.addOwnGoods.call} merchant_id`,
      `${settlementApi.create.call} merchant_id`,
      `${handOnApi.reassign.call} merchant_id`,
      `${registrationApi.update.call} id`,
      `${registrationApi.approveMany.call} items.0.id`,
      `${deskApi.create.call} merchant_id`,
      `${deskApi.promotion.call} promotion_code`,
    ]),
  );
});
