import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { everyEndpoint } from './endpoints';

const root = process.cwd();
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const served = new Map(everyEndpoint);

/** Point 7 of the specification as a table: method, path, group, note. */
const specified = read('docs/specification/endpoints.tsv')
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
  .map(line => line.split('\t').slice(0, 2).join(' '));

test.each(specified)('%s is served', call => {
  expect(served.has(call)).toBe(true);
});

/** The filter sets of point 3, and the list each belongs to. Monitoring spells areas as its call in point 7 does. */
const filterSets = {
  dashboard: ['GET /v1/cms/report/revenue', 'start_date end_date province category type'],
  monitoring: ['GET /v1/cms/order', 'search province_id regency_id start_date end_date status'],
  product: ['GET /v1/cms/product/pertamina/price', 'search region province regency district village'],
  merchant: [
    'GET /v1/cms/merchants',
    'search region province regency district village stock type_merchant start_date end_date',
  ],
  'approval merchant': ['GET /v1/cms/merchant/registration', 'search start_date end_date status'],
  'merchant transaction': [
    'GET /v1/cms/transaction-records',
    'search region province regency sort start_date end_date',
  ],
  sales: [
    'GET /v1/cms/report/sales-category',
    'search region province regency type_merchant category start_date end_date filter_date',
  ],
} as const;

test.each(Object.entries(filterSets))('the list of %s accepts its filter set', (_set, [call, names]) => {
  const query = served.get(call)?.query;
  expect(Object.keys(query instanceof z.ZodObject ? query.shape : {})).toEqual(
    expect.arrayContaining(names.split(' ')),
  );
});

test('monitoring accepts several provinces and regencies', () => {
  const query = served.get('GET /v1/cms/order')?.query as z.ZodObject;
  expect(query.parse({ province_id: ['33', '34'], regency_id: ['33.74', '34.04'] })).toMatchObject({
    province_id: ['33', '34'],
    regency_id: ['33.74', '34.04'],
  });
});

/** The console's source without imports and doc comments: what it actually uses. */
const source = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file))
  .map(file => read(path.join('src', file)).replace(/^import[\s\S]*?;$|\/\*\*[\s\S]*?\*\//gm, ''))
  .join('\n');

/** What an `EndpointMap` takes from an API passed as a whole (`crudEndpoints`). */
const CRUD = new Set(['list', 'one', 'create', 'update', 'remove', 'export']);

test('calls the console never makes are listed in script-calls.md', async () => {
  const files = readdirSync(path.join(root, 'contract'), { recursive: true, encoding: 'utf8' });
  const unused = new Set<string>();
  const used = new Set<string>();
  for (const file of files.filter(name => name.endsWith('.ts'))) {
    const exported: Record<string, unknown> = await import(path.join(root, 'contract', file));
    for (const [name, api] of Object.entries(exported)) {
      // an endpoint itself, or a variant of one
      const { call: own } = Object(api) as { call?: unknown };
      if (typeof own === 'string' && new RegExp(`\\b${name}\\b`).test(source)) used.add(own);
      if (!name.endsWith('Api') || typeof api !== 'object' || api === null) continue;
      const isIndexed = new RegExp(`\\b${name}\\[`).test(source);
      const isHandedOn = new RegExp(`\\b${name}\\b(?!\\s*\\.)`).test(source);
      for (const [key, { call }] of Object.entries(api as Record<string, { call: string }>)) {
        const isCalled = new RegExp(`\\b${name}\\s*\\.${key}\\b`).test(source);
        // <ActionButton action="invite">, endpointOf(resource, 'setActive')
        const isNamed =
          CRUD.has(key) || new RegExp(`\\b(?:action(?:=|: )|endpointOf\\(resource, )["']${key}["']`).test(source);
        if (served.has(call) && !isCalled && !isIndexed && !(isHandedOn && isNamed)) unused.add(call);
      }
    }
  }
  const listed = [...read('docs/specification/script-calls.md').matchAll(/^\| `(\w+ [^`]+)` \|/gm)].map(
    ([, call]) => call!,
  );
  expect([...unused].filter(call => !used.has(call)).sort()).toEqual(listed.sort());
});
