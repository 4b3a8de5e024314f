import { randomUUID } from 'node:crypto';
import { accessText, type Endpoint, slugsOf } from '../../../contract/core/endpoint';
import { authApi } from '../../../contract/identity/auth';
import { slugs } from '../../../contract/rights/permissions';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { everyEndpoint } from './endpoints';

let app: TestApp;
let someone: Awaited<ReturnType<TestApp['someoneWith']>>;

beforeAll(async () => {
  app = await startApp();
  someone = await app.someoneWith([]);
});
afterAll(() => app?.close());

/** Makes a call that passes the access check and goes no further: no such record, empty body. */
const knock = async (client: Client, endpoint: Endpoint) => {
  const params = Object.fromEntries(endpoint.params.map(name => [name, randomUUID()]));
  const { status, body } = await client.send(endpoint, { params, ...(endpoint.method !== 'GET' && { body: {} }) });
  expect(body.code).toBe(status);
  return status;
};

/** Public calls that check a token of their own: without one they return 401. */
const checksOwnToken: Endpoint[] = [authApi.refresh];

test('there are endpoints to test, each call unique', () => {
  expect(everyEndpoint.length).toBeGreaterThan(10);
  expect(new Set(everyEndpoint.map(([call]) => call)).size).toBe(everyEndpoint.length);
});

describe.each(everyEndpoint)('%s', (_call, endpoint) => {
  const needed = slugsOf(endpoint);

  if (endpoint.access === 'public')
    test('is open to everyone', async () => {
      const refusals = checksOwnToken.includes(endpoint) ? [403] : [401, 403];
      expect(refusals).not.toContain(await knock(app.anonymous, endpoint));
    });
  else
    test('rejects requests without a session', async () => {
      expect(await knock(app.anonymous, endpoint)).toBe(401);
    });

  if (endpoint.access === 'signedIn')
    test('is open to every signed-in user', async () => {
      await someone.grant([]);
      expect([401, 403]).not.toContain(await knock(someone, endpoint));
    });

  if (needed.length > 0) {
    test(`rejects a user with every permission except ${accessText(endpoint)}`, async () => {
      await someone.grant(slugs.filter(slug => !needed.includes(slug)));
      expect(await knock(someone, endpoint)).toBe(403);
    });
    test.each(needed)('is open to a user with only %s', async slug => {
      await someone.grant([slug]);
      expect([401, 403]).not.toContain(await knock(someone, endpoint));
    });
  }
});
