import { z } from 'zod';
import { endpoint } from '../../../contract/core/endpoint';
import { routes } from '../../../server/http/routes';
import { growthFault, KeptMemory } from '../../support/growth';
import { startApp, type TestApp } from '../../support/startApp';
import { type Caller, casesOf } from './growing';

/** The generated growth tests find what is planted here, and nothing in an endpoint that does its work in time. */

const body = z.object({ text: z.string(), list: z.array(z.string()).min(1) });
const plantedApi = {
  quadratic: endpoint('POST /planted/quadratic', { access: 'public', summary: 'A quadratic pattern', body }),
  refined: endpoint('POST /planted/refined', {
    access: 'public',
    summary: 'A quadratic pattern after a length that has failed',
    body: z.object({
      text: z
        .string()
        .max(100)
        .refine(text => !/\w+\(/.test(text)),
    }),
  }),
  pairs: endpoint('POST /planted/pairs', { access: 'public', summary: 'Every pair of a list', body }),
  keeping: endpoint('POST /planted/keeping', { access: 'public', summary: 'Keeps what it is sent', body }),
  linear: endpoint('POST /planted/linear', { access: 'public', summary: 'Reads each letter once', body }),
};

const kept: Buffer[] = [];
const planted = routes(plantedApi, () => ({
  quadratic: async ({ body: { text } }) => /\w+\(/.test(text),
  refined: async () => null,
  pairs: async ({ body: { list } }) =>
    list.filter(
      (one, index) => list.lastIndexOf(one, index - 1) >= 0 && list.every(other => other.localeCompare(one) === 0),
    ),
  keeping: async () => kept.push(Buffer.alloc(4 * 1024 * 1024)),
  linear: async ({ body: { text } }) => text.replaceAll('a', 'b').length,
}));

let app: TestApp;
let caller: Caller;
beforeAll(async () => {
  app = await startApp({ modules: [planted] });
  caller = { app, person: app.anonymous, ids: [] };
});
afterAll(() => app?.close());

async function faultsOf(name: keyof typeof plantedApi) {
  const faults: string[] = [];
  for (const one of await casesOf(plantedApi[name], caller)) {
    const fault = await growthFault(one, app.holds);
    if (fault) faults.push(fault);
  }
  return faults;
}

test.each([
  ['quadratic', 'every text: one long word'],
  ['refined', 'every text: one long word'],
  ['pairs', 'list: one element repeated'],
] as const)('finds the planted %s', async (name, what) => {
  expect(await faultsOf(name)).toContainEqual(expect.stringContaining(what));
});

test('finds nothing in linear work', async () => {
  expect(await faultsOf('linear')).toEqual([]);
});

test('finds memory that is kept', async () => {
  const memory = new KeptMemory();
  await faultsOf('keeping');
  expect(await memory.fault()).toMatch(/^keeps \d+ MB$/);
});
