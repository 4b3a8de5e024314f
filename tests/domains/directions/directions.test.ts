import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { directionsApi } from '../../../contract/directions';
import { LOOKUP_LIMITS } from '../../../server/domains/identity/rateLimit/rateLimits';
import { startApp, type TestApp } from '../../support/startApp';

const { find } = directionsApi;
const query = { from_latitude: -6.2, from_longitude: 106.82, to_latitude: -6.21, to_longitude: 106.85 };
const OF_ROAD = {
  code: 'Ok',
  routes: [
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [106.82, -6.2],
          [106.83, -6.205],
          [106.85, -6.21],
        ],
      },
      distance: 4_211.6,
      duration: 733.4,
      legs: [],
    },
  ],
};

let service: Server;
let app: TestApp;
let without: TestApp;
let asked: (string | undefined)[] = [];
let said: { status: number; body: string } = { status: 200, body: '' };

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
  });
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  app = await startApp({ env: { ROUTING_URL: `http://127.0.0.1:${port}/osrm` } });
  without = await startApp();
});
afterAll(async () => {
  await app?.close();
  await without?.close();
  await new Promise(resolve => service.close(resolve));
});
beforeEach(() => {
  asked = [];
  said = { status: 200, body: JSON.stringify(OF_ROAD) };
});
const found = async () => (await app.as('helpdesk')).send(find, { query });

test('the route comes from the service, in whole metres and seconds', async () => {
  const { status, body } = await found();
  expect(status).toBe(200);
  expect(body.data).toEqual({
    points: [
      { latitude: -6.2, longitude: 106.82 },
      { latitude: -6.205, longitude: 106.83 },
      { latitude: -6.21, longitude: 106.85 },
    ],
    distance_m: 4_212,
    duration_s: 733,
  });
  expect(asked).toEqual([
    '/osrm/route/v1/driving/106.82,-6.2;106.85,-6.21?overview=simplified&geometries=geojson&steps=false',
  ]);
});

test.each([
  ['no road leads there', 400, { code: 'NoRoute', message: 'Impossible route' }],
  ['it refuses', 500, { message: 'Internal' }],
  ['it answers something else', 200, { code: 'Ok', routes: [] }],
  ['a way has no bends', 200, { code: 'Ok', routes: [{ geometry: { coordinates: [] }, distance: 1, duration: 1 }] }],
])('returns no route where %s', async (_, status, body) => {
  said = { status, body: JSON.stringify(body) };
  expect(await found()).toMatchObject({ status: 200, body: { data: null } });
  expect(asked).toHaveLength(1);
});

test('returns no route without a service, and sends no request', async () => {
  expect(await (await without.as('helpdesk')).send(find, { query })).toMatchObject({
    status: 200,
    body: { data: null },
  });
  expect(asked).toEqual([]);
});

test('401 without a session, 403 without permission, 422 on the field of an invalid point', async () => {
  expect((await app.anonymous.send(find, { query })).status).toBe(401);
  expect((await (await app.as('tamu')).send(find, { query })).status).toBe(403);
  const { status, body } = await (await app.as('helpdesk')).send(find, { query: { ...query, to_latitude: 91 } });
  expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: ['to_latitude'] });
  expect(asked).toEqual([]);
});

test('requests are limited per person and minute, then 429 with Retry-After', async () => {
  const person = await app.someoneWith(['can_read_monitoring_order']);
  for (let count = 0; count < LOOKUP_LIMITS.directions; count += 1) await person.send(find, { query });
  asked = [];
  const refused = await person.send(find, { query });
  expect([refused.status, asked]).toEqual([429, []]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
