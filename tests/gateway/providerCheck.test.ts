import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckedCall, checkProvider } from '../../scripts/providerCheck/checkProvider';
import { skeletonOf } from '../../scripts/providerCheck/skeletonOf';
import { writeReport } from '../../scripts/providerCheck/writeReport';
import { loadAdapter } from '../../server/gateway/remote/adapter/loadAdapter';
import type { ProviderAdapter } from '../../server/gateway/remote/adapter/ProviderAdapter';
import { specificationAdapter } from '../../server/gateway/remote/adapter/specificationAdapter';
import { providerCalls } from '../../server/gateway/remote/providerCalls';
import { startCompany } from '../support/specificationProvider/company';
import {
  PASSWORD,
  type SpecificationProvider,
  startSpecificationProvider,
} from '../support/specificationProvider/startSpecificationProvider';

/** `npm run provider:check`: what it says of providers that follow the specification, lack fields, bend them, or differ in names. */

const ACCOUNT = { email: 'staf@penyedia.test', password: PASSWORD };

let provider: SpecificationProvider;
beforeAll(async () => {
  provider = await startSpecificationProvider(providerCalls);
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.mood.clear();
  provider.hides = () => false;
  provider.writes.length = 0;
});

const check = (url = provider.url, adapter: ProviderAdapter = specificationAdapter) =>
  checkProvider(url, adapter, ACCOUNT);
const of = (checked: readonly CheckedCall[], call: string) => checked.find(({ endpoint }) => endpoint.call === call)!;
const notReadable = (checked: readonly CheckedCall[]) =>
  checked
    .filter(({ state }) => state !== 'readable')
    .map(({ endpoint, state, because }) => [endpoint.call, state, because]);
const statesOf = (checked: readonly CheckedCall[]) => [...new Set(checked.map(({ state }) => state))];

test('a provider that follows the specification: every call is readable, and nothing is written', async () => {
  const checked = await check();
  expect(notReadable(checked)).toEqual([]);
  expect(checked.length).toBeGreaterThan(75);
  expect(writeReport(checked)).toMatch(/(\d+) of \1 reading calls are readable; (\d+) of \2 pages stand\.$/);
  expect(provider.writes.filter(({ path }) => path !== '/api/auth/logout')).toEqual([]);
});

test('one that returns only what is needed: readable, with what that costs', async () => {
  provider.hides = () => true;
  const checked = await check();
  expect(statesOf(checked.filter(({ state }) => state !== 'untried'))).toEqual(['readable']);
  const report = writeReport(checked);
  expect(report).toMatch(/GET \/v1\/cms\/banners: readable\n {4}lacks, shown as –: .*list\[\]\.updated_at/);
  expect(report).toMatch(/derived where it can be: list\[\]\.status/);
});

test('one that writes values in another form: how each is understood', async () => {
  for (const bend of ['numbersAsText', 'flagsAsNumbers', 'numericIds', 'unknownCodes'] as const)
    provider.mood.add(bend);
  const checked = await check();
  expect(notReadable(checked)).toEqual([]);
  const report = writeReport(checked);
  expect(report).toMatch(/list\[\]\.is_active: a flag as 0 or 1/);
  expect(report).toMatch(/list\[\]\.position: a number as text/);
  expect(report).toMatch(/list\[\]\.id: an id as/);
  expect(report).toMatch(/codes of its own: list\[\]\.status: MENUNGGU_PUSAT/);
});

test('one with faults: which call, what was expected, and which pages fall', async () => {
  provider.mood.add('textForNumbers');
  const checked = await check();
  expect(of(checked, 'GET /v1/cms/shipping-costs')).toMatchObject({
    state: 'unreadable',
    because: 'data.list.0.base_fee: expected a whole number',
  });
  expect(writeReport(checked)).toContain('/shipping-cost does not stand: GET /v1/cms/shipping-costs');
});

test('nobody who can sign in', async () => {
  const closed = createServer((_request, response) => response.writeHead(401).end('{"code":401}'));
  await new Promise<void>(resolve => closed.listen(0, '127.0.0.1', resolve));
  await expect(check(`http://127.0.0.1:${(closed.address() as AddressInfo).port}`)).rejects.toThrow(
    'POST /api/auth/login: 401',
  );
  closed.close();
});

test('a company’s backend: its differences are found, and the skeleton makes it readable', async () => {
  Object.assign(provider.rows('/v1/cms/banner')[0]!, { placement: 'home_top' });
  const company = await startCompany(provider.url);
  const folder = mkdtempSync(join(tmpdir(), 'adapter-'));
  try {
    const before = await check(company.url);
    expect(of(before, 'GET /v1/cms/banners')).toMatchObject({ state: 'unreadable' });
    const text = skeletonOf(before);
    expect(text.split('\n').length).toBeLessThan(60);
    expect(text).toContain("fields: { title: 'judul', image_url: 'ImageUrl' }");
    expect(text).toContain("answer: data => ({ ...data, list: data['items'] })");
    expect(text).toContain("// codes: { placement: { 'ATAS': '' } }");
    // as a developer edits it
    const file = join(folder, 'company.mjs');
    writeFileSync(
      file,
      text.replaceAll("// codes: { placement: { 'ATAS': '' } }", "codes: { placement: { ATAS: 'home_top' } }"),
    );
    const companyAdapter = await loadAdapter(file);
    const after = await check(company.url, companyAdapter);
    expect(notReadable(after)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
    await company.close();
  }
});
