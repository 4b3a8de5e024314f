import { readXlsx } from 'hucre/xlsx';
import { REGION_CODES, REGIONS } from '../../../contract/area/region';
import type { Endpoint } from '../../../contract/core/endpoint';
import { EXPORT_FORMATS } from '../../../contract/export';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { routeModules } from '../../../server/domains';
import { promotions } from '../../../server/domains/promotion/table';
import type { Client } from '../../support/client';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import { startApp, type TestApp } from '../../support/startApp';
import { readCsv } from './readCsv';

/** Every download of a table that the contract declares. */
const downloads = routeModules
  .flatMap(({ api }) => Object.values(api) as Endpoint[])
  .filter(({ method, download }) => method === 'GET' && download?.includes(EXPORT_FORMATS.xlsx));
const lists = downloads.filter(({ download }) => download!.includes(EXPORT_FORMATS.csv));
const named = (endpoints: readonly Endpoint[]) => endpoints.map(endpoint => [endpoint.call, endpoint] as const);
const CATEGORIES = ['lpg', 'bbm', 'pelumas', 'refrigeran'];

let app: TestApp;
let superadmin: Client;
let ids: { promotion: string; merchant: string };
beforeAll(async () => {
  app = await startApp();
  superadmin = await app.as('superadmin');
  const { list: merchants } = (await superadmin.call(merchantApi.list, { query: { limit: 1 } })).body.data;
  const { list } = (await superadmin.call(promotionApi.list, { query: { limit: 100 } })).body.data;
  ids = { promotion: list.find(({ code }) => code === 'TIMUR')!.id, merchant: merchants[0]!.id };
  // one that names everything it can be limited to
  await app.database.db
    .update(promotions)
    .set({ merchant_ids: [ids.merchant, '99999999-9999-4999-8999-999999999999'] });
});
afterAll(() => app?.close());

/** The parameters with which a download is asked for: each category, and a record that exists. */
function requestsOf({
  path,
  params,
  query,
}: Endpoint): { params: Record<string, string>; query: Record<string, unknown> }[] {
  const inQuery = query && 'category' in query.shape && !query.safeParse({}).success;
  if (params.includes('category')) return CATEGORIES.map(category => ({ params: { category }, query: {} }));
  const id = path.includes('promotion') ? ids.promotion : ids.merchant;
  return [
    { params: (params.length > 0 ? { id } : {}) as Record<string, string>, query: inQuery ? { category: 'lpg' } : {} },
  ];
}

type Cell = string | number | boolean | Date | null | undefined;

/** What only programs read: ids, JSON, codes, instants with a T. */
const RAW = {
  uuid: /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i,
  json: /^\s*[[{].*[\]}]\s*$|\[object /s,
  code: /^[a-z]+(?:_[a-z\d]+)+$/,
  instant: /\d{4}-\d\d-\d\dT\d\d:\d\d/,
  word: /^(?:true|false|null|undefined|NaN|national|regional|province|regency|merchant)$/,
};
const rawIn = (cells: readonly string[]) =>
  Object.entries(RAW).flatMap(([kind, pattern]) => {
    const cell = cells.find(text => pattern.test(text));
    return cell === undefined ? [] : [{ kind, cell }];
  });

test('there are downloads to check', () => expect(lists.length).toBeGreaterThan(13));

describe.each(named(lists))('%s', (_, endpoint) => {
  const tables: { csv: string[][]; xlsx: Cell[][] }[] = [];
  beforeAll(async () => {
    for (const request of requestsOf(endpoint)) {
      const file = async (format: 'csv' | 'xlsx') => {
        const { status, raw } = await superadmin.send(endpoint, { ...request, query: { ...request.query, format } });
        expect(status).toBe(200);
        return raw;
      };
      const csv = readCsv((await file('csv')).toString('utf8').slice(1));
      tables.push({ csv, xlsx: (await readXlsx(await file('xlsx'))).sheets[0]!.rows as Cell[][] });
    }
  });

  test('has headings in words, each once', () => {
    for (const { csv } of tables) {
      const headings = csv[0]!;
      expect(headings).toEqual([...new Set(headings)]);
      for (const heading of headings) expect(heading).toMatch(/^\p{Lu}[^_]*$/u);
      expect(headings.filter(heading => /^ID\b/.test(heading) && heading !== 'ID permintaan')).toEqual([]);
    }
  });

  test('has no id, code, JSON or raw instant, and no apostrophe before a phone', () => {
    for (const { csv } of tables) {
      expect(rawIn(csv.flat())).toEqual([]);
      expect(csv.flat().filter(cell => /^'\+?\d/.test(cell))).toEqual([]);
    }
  });

  test('says the same as CSV and as XLSX', () => {
    for (const { csv, xlsx } of tables) {
      const isAudit = endpoint.path.endsWith('/audit');
      // each download adds a row of its own to the log
      const rows = isAudit ? xlsx.filter((_, index) => index !== 1) : xlsx;
      const compared = isAudit ? 2 : 0;
      const width = csv[0]!.length;
      const texts = rows.map(row => Array.from({ length: width }, (_, index) => textOf(row[index])));
      expect(texts).toHaveLength(csv.length);
      expect(texts.slice(compared, 300)).toEqual(csv.slice(compared, 300).map(row => row.map(withoutMarks)));
    }
  });
});

/** A cell of a workbook as CSV writes it. */
function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');
  return withoutMarks(String(cell));
}

/** Marks against formulas are of CSV alone, and a day is an instant at midnight in a workbook. */
const withoutMarks = (text: string) =>
  text
    .replaceAll("'", '')
    .replace(/^(\d{4}-\d\d-\d\d) 00:00$/, '$1')
    .replace(/\r\n?/g, '\n');

test.each(named(downloads.filter(endpoint => !lists.includes(endpoint))))(
  '%s has no id, code, JSON or raw instant',
  async (_, endpoint) => {
    for (const request of requestsOf(endpoint)) {
      const { status, raw } = await superadmin.send(endpoint, request);
      expect(status).toBe(200);
      for (const { rows } of (await readXlsx(raw)).sheets)
        expect(rawIn(rows.flat().flatMap(cell => (typeof cell === 'string' ? [cell] : [])))).toEqual([]);
    }
  },
);

test('products and merchants of a promotion are named, merchants elsewhere by their region only', async () => {
  const asked = { query: { format: 'csv', columns: 'product_ids,merchant_ids' } };
  const columns = async (person: Client) => {
    const { raw } = await person.send(promotionApi.export, asked);
    return readCsv(raw.toString('utf8').slice(1)).slice(1);
  };
  const merchant = (await superadmin.call(merchantApi.one, { params: { id: ids.merchant } })).body.data;
  const all = await columns(superadmin);
  expect(all.length).toBeGreaterThan(3);
  for (const [, merchants] of all) expect(merchants).toBe(`${merchant.name}, (sudah dihapus)`);
  expect(all.some(([products]) => /Enduro/.test(products!))).toBe(true);
  const elsewhere = REGION_CODES.find(code => code !== merchant.region_code)!;
  const slugs = ['can_read_promo_regional', 'can_export_promo_regional'] as const;
  const seen = await columns(await someoneOfRegion(app, slugs, elsewhere));
  expect(seen.length).toBeGreaterThan(0);
  for (const [, merchants] of seen) expect(merchants).toBe(`${REGIONS[merchant.region_code!]}, (sudah dihapus)`);
});
