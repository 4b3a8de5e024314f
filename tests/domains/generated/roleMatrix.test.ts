import { randomUUID } from 'node:crypto';
import { type Endpoint, slugsOf } from '../../../contract/core/endpoint';
import type { Client } from '../../support/client';
import { type Person, people, roleOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';
import { everyEndpoint } from './endpoints';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

/** Makes a call that passes the access check and goes no further: no such record, empty body. */
const knock = async (client: Client, endpoint: Endpoint) => {
  const params = Object.fromEntries(endpoint.params.map(name => [name, randomUUID()]));
  return (await client.send(endpoint, { params, ...(endpoint.method !== 'GET' && { body: {} }) })).status;
};

const guarded = everyEndpoint.filter(([, endpoint]) => slugsOf(endpoint).length > 0);

describe.each(Object.keys(people) as Person[])('%s', person => {
  const held: ReadonlySet<string> = new Set(roleOf(person)?.slugs);

  test('has access to exactly the endpoints the contract allows', async () => {
    const client = await app.as(person);
    const cells = [];
    for (const [call, endpoint] of guarded) {
      const status = await knock(client, endpoint);
      cells.push({ call, open: status !== 403 && status !== 401 });
    }
    expect(cells).toEqual(
      guarded.map(([call, endpoint]) => ({ call, open: slugsOf(endpoint).some(slug => held.has(slug)) })),
    );
  });
});
