import { setTimeout as wait } from 'node:timers/promises';
import { endpoint } from '../../contract/core/endpoint';
import { routes } from '../../server/http/routes';
import { expectNoHolds } from '../support/holds';
import { startApp, type TestApp } from '../support/startApp';
import { threadTime } from '../support/threadTime';

/** Every test app reports the requests that hold the event loop; here, that it finds them. */

const heldApi = {
  hold: endpoint('GET /held/{ms}', { access: 'public', summary: 'Holds the event loop' }),
  late: endpoint('GET /held-late/{ms}', { access: 'public', summary: 'Holds it after it has waited' }),
  often: endpoint('GET /held-often', { access: 'public', summary: 'Works long, but lets others run' }),
};

function work(ms: number) {
  const until = threadTime() + ms;
  while (threadTime() < until);
}

let app: TestApp;
beforeAll(async () => {
  const held = routes(heldApi, () => ({
    hold: async ({ params }) => work(Number(params.ms)),
    late: async ({ params }) => {
      await wait(20);
      work(Number(params.ms));
    },
    often: async () => {
      for (let slice = 0; slice < 20; slice += 1) {
        work(25);
        await wait(1);
      }
    },
  }));
  app = await startApp({ modules: [held] });
});
afterEach(() => {
  app.holds.length = 0;
});
afterAll(() => app?.close());

test.each([
  [heldApi.hold, 'GET /held/:ms'],
  [heldApi.late, 'GET /held-late/:ms'],
] as const)('a test fails if its request holds the event loop: %#', async (one, route) => {
  await app.anonymous.call(one, { params: { ms: '400' } });
  expect(app.holds).toEqual([{ ms: expect.any(Number), routes: [route] }]);
  expect(() => expectNoHolds(app.holds)).toThrow(route);
  expect((await app.app.inject('/metrics')).body).toContain(`event_loop_holds_total{route="${route}"} 1`);
});

test('work in slices, short work and work between requests are no hold', async () => {
  await app.anonymous.call(heldApi.often);
  await app.anonymous.call(heldApi.hold, { params: { ms: '50' } });
  work(400);
  await app.anonymous.call(heldApi.hold, { params: { ms: '1' } });
  expect(app.holds).toEqual([]);
});

test('metrics say how long anything waits for the event loop', async () => {
  expect((await app.app.inject('/metrics')).body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
});
