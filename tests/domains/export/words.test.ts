import { readXlsx } from 'hucre/xlsx';
import { z } from 'zod';
import { choiceLabels } from '../../../contract/core/choiceLabels';
import type { Endpoint } from '../../../contract/core/endpoint';
import { type FieldKind, kindOf } from '../../../contract/core/fieldKind';
import { id, version } from '../../../contract/core/fields';
import { labelOf } from '../../../contract/core/labels';
import { itemOf, listSchema } from '../../../contract/core/listSchema';
import { toE164 } from '../../../contract/core/phone';
import { routeModules } from '../../../server/domains';
import { type Cell, exportColumns } from '../../../server/export/columns';
import { writeCsv } from '../../../server/export/exportHandler';
import { writeXlsx } from '../../../server/export/writeXlsx';
import type { Client } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';
import { readCsv } from './readCsv';

/** Lists that can be downloaded with the same rows, without path parameters. */
const downloads = routeModules
  .map(({ api }) => api as Record<string, Endpoint | undefined>)
  .flatMap(({ list, export: file }) =>
    list && file && file.params.length === 0 ? [[file.call, list, file] as const] : [],
  );

let app: TestApp;
let superadmin: Client;
beforeAll(async () => {
  app = await startApp();
  superadmin = await app.as('superadmin');
});
afterAll(() => app?.close());

/** Checks what a filled cell of each kind may look like. */
const fits: Partial<Record<FieldKind, (cell: string, field: z.ZodType) => boolean>> = {
  boolean: cell => cell === 'Ya' || cell === 'Tidak',
  choice: (cell, field) => Object.values(choiceLabels(field) ?? { [cell]: cell }).includes(cell),
  choices: (cell, field) => {
    const words = Object.values(choiceLabels(itemOf(field)) ?? {});
    return words.length === 0 || cell.split(', ').every(part => words.some(word => word.includes(part)));
  },
  region: (cell, field) => Object.values(choiceLabels(field) ?? {}).includes(cell),
  area: cell => !/^[\d.]+$/.test(cell),
  phone: cell => cell.startsWith('0') && toE164(cell) !== null,
  day: cell => /^\d{4}-\d\d-\d\d$/.test(cell),
  moment: cell => /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(cell),
};

test('there are downloads to check', () => expect(downloads.length).toBeGreaterThan(5));

test.each(downloads)('%s shows codes as words', async (_call, list, file) => {
  const { fields } = listSchema(list);
  const { status, raw } = await superadmin.send(file, { query: { format: 'csv' } });
  expect(status).toBe(200);
  const [headings = [], ...rows] = readCsv(raw.toString('utf8').slice(1));
  for (const [name, field] of Object.entries(fields)) {
    const label = labelOf(field) ?? name;
    const at = headings.findIndex(heading => heading === label || heading === `${label} (WIB)`);
    const rule = fits[kindOf(field)];
    if (at < 0 || !rule || headings.filter(heading => heading === label).length > 1) continue;
    const wrong = rows.map(row => row[at] ?? '').find(cell => cell !== '' && !rule(cell, field));
    expect({ name, wrong }).toEqual({ name, wrong: undefined });
  }
});

test('areas are shown by name, single or several', async () => {
  const { raw } = await superadmin.send(downloads.find(([call]) => call.includes('shipping-costs'))![2], {
    query: { format: 'csv', columns: 'province_code,regency_code' },
  });
  const [, ...rows] = readCsv(raw.toString('utf8').slice(1));
  const cells = rows.flat().filter(Boolean);
  expect(cells.length).toBeGreaterThan(20);
  expect(cells).toContain('Bali');
  expect(cells.filter(cell => /\d/.test(cell))).toEqual([]);
});

test('a day is a date in XLSX, and a phone number is in local format', async () => {
  const record = z.object({
    id,
    hired_on: z.iso.date().meta({ title: 'Mulai' }),
    phone: z.string().meta({ kind: 'phone', title: 'Telepon' }),
    homes: z.array(z.string().meta({ kind: 'area' })).meta({ title: 'Asal' }),
    version,
  });
  const columns = exportColumns(record, undefined, code => ({ '34': 'DI Yogyakarta' })[code] ?? code);
  const row = { hired_on: '2026-11-21', phone: '+6281200000101', homes: ['34', '35'] };
  const cells = columns.map(({ name, cell }) => cell(row[name as keyof typeof row]));
  const rows = async function* (): AsyncGenerator<Cell[][]> {
    yield [cells];
  };
  expect(cells).toEqual(['2026-11-21', '0812-0000-0101', 'DI Yogyakarta, 35']);
  let csv = '';
  for await (const line of writeCsv(columns, rows())) csv += line;
  expect(csv).toContain('2026-11-21;0812-0000-0101;"DI Yogyakarta, 35"');
  const chunks: Buffer[] = [];
  for await (const chunk of writeXlsx('uji', columns, rows())) chunks.push(Buffer.from(chunk as Uint8Array));
  const [sheet] = (await readXlsx(Buffer.concat(chunks))).sheets;
  expect(sheet!.rows[1]?.[0]).toEqual(new Date('2026-11-21T00:00:00.000Z'));
});
