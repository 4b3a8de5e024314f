import { COOKIES } from '../../contract/identity/session';
import { voucherApi } from '../../contract/promotion/voucherApi';
import { consoleModules, routeModules } from '../../server/domains';
import { hasDryRun } from '../../server/gateway/remote/prepareRequest';
import { isWrite } from '../../server/gateway/remote/responses/readEnvelope';
import { people } from '../support/people';
import { LOSSES, type Loss } from '../support/specificationProvider/bends';
import { idOf } from '../support/specificationProvider/plainValue';
import { tokenFor } from '../support/specificationProvider/staff';
import {
  PASSWORD,
  type SpecificationProvider,
  startSpecificationProvider,
} from '../support/specificationProvider/startSpecificationProvider';
import { type Gateway, startGateway } from '../support/startGateway';

/** A write whose response is lost may have been carried out: that is said, and a key is never sent twice. */

const endpoints = routeModules
  .filter(module => !consoleModules.includes(module))
  .flatMap(({ api }) => Object.values(api))
  .filter(({ path }) => !path.startsWith('/api/console'));
// changes that are previewed first need rows of the provider's lists; they are sent as any other
const writes = endpoints.filter(
  endpoint =>
    isWrite(endpoint) && !endpoint.upload && !endpoint.download && !hasDryRun(endpoint) && endpoint.access !== 'public',
);

let provider: SpecificationProvider;
let gateway: Gateway;
beforeAll(async () => {
  provider = await startSpecificationProvider(endpoints);
  gateway = await startGateway({ env: { PROVIDER_URL: provider.url } });
});
afterAll(async () => {
  await gateway?.close();
  await provider?.close();
});
beforeEach(() => {
  provider.mood.clear();
  provider.writes.length = 0;
});

interface Sent {
  method?: string;
  body?: unknown;
  key?: string;
  token?: string;
  at?: string;
}

async function send(
  path: string,
  { method = 'POST', body = {}, key, token = tokenFor(people.superadmin), at = gateway.url }: Sent = {},
) {
  const response = await fetch(at + path, {
    method,
    headers: {
      cookie: `${COOKIES.token}=${token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  const { error, data } = (await response.json()) as { error?: { code: string }; data: { id?: unknown } | null };
  return { status: response.status, code: error?.code, data };
}

const lose = (loss: Loss) => {
  provider.mood.clear();
  provider.mood.add(loss);
};

const question = { question: 'Apa?' };

describe.each(LOSSES)('%s', loss => {
  test('every write says that it may have been carried out', async () => {
    lose(loss);
    // what a new password and a decision are refused without
    const body = { current_password: PASSWORD, decision: 'approve' };
    for (const { method, path, call } of writes) {
      const { status, code } = await send(path.replace(/\{\w+\}/g, idOf('somebody')), { method, body });
      expect({ call, status: status >= 500, code }).toEqual({ call, status: true, code: 'provider.unknownOutcome' });
    }
    expect(provider.writes.length).toBeGreaterThan(30);
  });

  test('the same key is not sent again, the same content under another key is', async () => {
    lose(loss);
    await send('/v1/cms/faq', { body: question, key: loss });
    provider.mood.clear();
    const again = await send('/v1/cms/faq', { body: question, key: loss });
    const changed = await send('/v1/cms/faq', { body: { question: 'Siapa?' }, key: loss });
    expect([again, changed]).toMatchObject([
      { status: 409, code: 'provider.unknownOutcome' },
      { status: 409, code: 'provider.unknownOutcome' },
    ]);
    expect(provider.writes).toHaveLength(1);
    expect(await send('/v1/cms/faq', { body: question, key: `${loss}-by-hand` })).toMatchObject({ status: 201 });
    expect(provider.writes).toHaveLength(2);
  });
});

test('a read that fails invites to try again', async () => {
  provider.mood.add('fails');
  const response = await fetch(`${gateway.url}/v1/cms/faqs`, {
    headers: { cookie: `${COOKIES.token}=${tokenFor(people.superadmin)}` },
  });
  expect(await response.json()).toMatchObject({ error: { code: 'provider.failed' } });
});

test('an upload whose response is lost is not sent again under its key', async () => {
  const upload = async () => {
    const body = new FormData();
    body.set('file', new Blob(['kode;kuota\nHEMAT;1\n'], { type: 'text/csv' }), 'voucher.csv');
    const path = voucherApi.upload.path.replace('{id}', idOf('somebody'));
    const response = await fetch(`${gateway.url}${path}?dry_run=false`, {
      method: 'POST',
      headers: { cookie: `${COOKIES.token}=${tokenFor(people.superadmin)}`, 'idempotency-key': 'upload' },
      body,
    });
    return ((await response.json()) as { error?: { code: string } }).error?.code;
  };
  lose('lostAsTimeout');
  expect(await upload()).toBe('provider.unknownOutcome');
  provider.mood.clear();
  expect(await upload()).toBe('provider.unknownOutcome');
  expect(provider.writes).toHaveLength(1);
});

test('a refused request may be sent again under its key', async () => {
  provider.mood.add('refuses');
  expect(await send('/v1/cms/faq', { body: question, key: 'refused' })).toMatchObject({ status: 422 });
  provider.mood.clear();
  expect(await send('/v1/cms/faq', { body: question, key: 'refused' })).toMatchObject({ status: 201 });
  expect(provider.writes).toHaveLength(1);
});

test('two identical requests at the same time are sent once', async () => {
  const both = await Promise.all([1, 2].map(() => send('/v1/cms/faq', { body: question, key: 'double-click' })));
  // the later one gets the first one's response, unless that has not come yet
  expect(both.map(({ status, code }) => code ?? status)).toContain(201);
  for (const { status, code } of both) expect([201, 'provider.unknownOutcome']).toContain(code ?? status);
  expect(provider.writes).toHaveLength(1);
});
