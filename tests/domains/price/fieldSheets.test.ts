import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { priceApi } from '../../../contract/price/priceApi';
import type { PriceOutcome, PricePlan } from '../../../contract/price/pricePlan';
import type { Client } from '../../support/client';
import { type RawCell, rawWorkbook } from '../../support/rawWorkbooks';
import { csv } from '../../support/spreadsheets';
import { startApp, type TestApp } from '../../support/startApp';
import { streamedZip } from '../../support/streamedZip';

let app: TestApp;
let harga: Client;

beforeAll(async () => {
  app = await startApp();
  harga = await app.as('harga');
});
afterAll(() => app?.close());

const folder = join(import.meta.dirname, 'sheets');
const fileOf = (start: string) => readFileSync(join(folder, readdirSync(folder).find(name => name.startsWith(start))!));

const upload = (bytes: Buffer) =>
  harga.send(priceApi.upload, { query: { category: 'lpg' }, file: { name: 'harga.xlsx', bytes } });
async function planOf(bytes: Buffer): Promise<PricePlan> {
  const { status, body } = await upload(bytes);
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return (body.data as PriceOutcome).plan!;
}
const refusalOf = async (bytes: Buffer) => {
  const { status, body } = await upload(bytes);
  return { status, message: body.errors?.file };
};
const read = ({ rows }: PricePlan) => Object.fromEntries(rows.map(({ cell, new_amount }) => [cell, new_amount]));
const notices = (plan: PricePlan) => plan.notices!.map(({ message }) => message);
const faults = ({ bad_cells }: PricePlan) => Object.fromEntries(bad_cells.map(({ cell, message }) => [cell, message]));

const HEADINGS = ['Kode produk', 'Produk', 'Kode area', 'Area', 'Harga sekarang', 'Harga baru'];
const THREE: RawCell[][] = [
  ['LPG-BG12', 'Bright Gas 12 kg', '31', 'DKI Jakarta', 192_000, 194_000],
  ['LPG-E12', 'Elpiji 12 kg', '34', 'DI Yogyakarta', 192_000, 193_500],
  ['LPG-BG12', 'Bright Gas 12 kg', '51', 'Bali', 192_000, 195_000],
];
const pricesFrom = (row: number) => ({ [`F${row}`]: 194_000, [`F${row + 1}`]: 193_500, [`F${row + 2}`]: 195_000 });
const harga3 = (more: object = {}) => ({ name: 'Harga', rows: [HEADINGS, ...THREE], ...more });
const zipped = (parts: Record<string, Buffer>) => streamedZip(parts);

test('a workbook with 64-bit sizes, as report servers write it, is read', async () => {
  const plan = await planOf(fileOf('01c'));
  expect([read(plan), faults(plan)]).toEqual([pricesFrom(2), {}]);
});

test.each<[string, Parameters<typeof streamedZip>[1]]>([
  ['64-bit sizes of entries alone', { zip64: true }],
  ['64-bit sizes and end', { zip64: true, end64: true }],
  ['a 64-bit end alone', { end64: true }],
  ['data descriptors', { descriptor: 'signed' }],
  ['data descriptors without their signature', { descriptor: 'bare' }],
  ['64-bit data descriptors', { descriptor: 'signed', zip64: true, end64: true }],
  ['content that is not compressed', { stored: true }],
  ['a comment', { comment: 'dibuat oleh server laporan' }],
])('a ZIP with %s is read', async (_, how) => {
  const plan = await planOf(streamedZip(rawWorkbook([harga3()]), how));
  expect([read(plan), faults(plan)]).toEqual([pricesFrom(2), {}]);
});

test('borders, spaces and empty results down to any row, and far to the right, are no rows', async () => {
  const bordered = Array.from({ length: 29_997 }, (): RawCell[] => Array(6).fill({ xml: '<c s="6"/>' }));
  const blank: RawCell[] = ['', ' ', '\u00a0', { xml: '<c t="str"><f>IF(1,"","")</f><v></v></c>' }];
  const far: RawCell[] = [...Array(80).fill(null), ' '];
  const rows = [HEADINGS, ...THREE, ...bordered, blank, far];
  const plan = await planOf(zipped(rawWorkbook([{ name: 'Harga', rows }])));
  expect([read(plan), faults(plan)]).toEqual([pricesFrom(2), {}]);
});

test('a row at the end of the sheet is read, with all the rows before it empty', async () => {
  const parts = rawWorkbook([harga3()]);
  const sheet = parts['xl/worksheets/sheet1.xml']!.toString();
  const last = sheet.replaceAll(/"([A-F])4"/g, '"$11048576"').replace('r="4"', 'r="1048576"');
  const plan = await planOf(zipped({ ...parts, 'xl/worksheets/sheet1.xml': Buffer.from(last) }));
  expect(read(plan)).toEqual({ F2: 194_000, F3: 193_500, F1048576: 195_000 });
});

test('a text is the number that it means, or refused with what it says and why', async () => {
  const bytes = fileOf('04');
  const [sheet] = (await readXlsx(bytes)).sheets;
  const plan = await planOf(bytes);
  const [amounts, refused] = [read(plan), faults(plan)];
  expect(sheet!.rows.length).toBe(24);
  for (const [index, [, expected, , , , text]] of sheet!.rows.entries()) {
    if (index === 0) continue;
    const cell = `F${index + 1}`;
    const rule = String(expected).replace('diharapkan: ', '');
    const message = refused[cell];
    // either a number or a refusal, never both
    expect([cell, amounts[cell] === undefined]).toEqual([cell, message !== undefined]);
    if (rule === '195000') expect({ cell, amount: amounts[cell] }).toEqual({ cell, amount: 195_000 });
    if (rule === '195000 atau tolak') expect([195_000, undefined]).toContain(amounts[cell]);
    if (!rule.startsWith('195000')) expect({ cell, amount: amounts[cell] }).toEqual({ cell, amount: undefined });
    if (message) expect(message).toContain(String(text).replace('\u2212', '−'));
  }
  expect(refused).toMatchObject({
    F12: expect.stringContaining('tidak bulat'),
    F14: expect.stringContaining('notasi ilmiah'),
    F18: expect.stringContaining('memuat huruf'),
    F24: expect.stringContaining('lebih dari nol'),
  });
});

test('headings below the title of a report are found, and the row is told', async () => {
  const plan = await planOf(fileOf('05b'));
  expect([read(plan), faults(plan)]).toEqual([pricesFrom(4), {}]);
  expect(notices(plan)).toEqual(['Yang dibaca: lembar “Harga”, dengan judul kolom di baris 3.']);
  const csvPlan = await planOf(Buffer.from(csv([['LAPORAN HARGA'], [], HEADINGS, ...(THREE as [])], ';')));
  expect(read(csvPlan)).toEqual(pricesFrom(4));
  expect(notices(csvPlan)).toEqual(['Judul kolom ada di baris 3; baris di atasnya tidak dibaca.']);
});

test('only the heading that does not fit is named', async () => {
  expect(await refusalOf(fileOf('05e'))).toEqual({
    status: 422,
    message: 'Judul kolom “Harga Baru (Rp)” di F1 tidak sama dengan “Harga baru”. Ubah judul itu menjadi “Harga baru”.',
  });
  const without = (...left: string[]) =>
    refusalOf(
      zipped(rawWorkbook([harga3({ rows: [HEADINGS.map(one => (left.includes(one) ? 'Lain' : one)), ...THREE] })])),
    );
  expect((await without('Harga baru')).message).toBe(
    'Judul kolom “Harga baru” tidak ada di baris 1. Tambahkan kolom itu.',
  );
  expect((await without('Harga baru', 'Kode area')).message).toBe(
    'Judul kolom ini tidak ada di baris 1: Kode area, Harga baru. Tambahkan kolom itu.',
  );
});

test('headings are read whatever their case, spaces and line breaks', async () => {
  const rows = [['KODE PRODUK ', 'produk', 'Kode\nArea', 'Area', 'Harga  Sekarang', 'Harga\u00a0Baru*'], ...THREE];
  const plan = await planOf(zipped(rawWorkbook([{ name: 'Harga', rows }])));
  expect([read(plan), faults(plan)]).toEqual([pricesFrom(2), {}]);
});

test('the sheet in sight is read, and the other one with the same headings is told', async () => {
  const plan = await planOf(fileOf('09b'));
  expect(read(plan)).toEqual(pricesFrom(2));
  expect(notices(plan)).toEqual([
    'Yang dibaca: lembar “Harga (2)”, dengan judul kolom di baris 1.',
    expect.stringMatching(/^Lembar “Harga” berjudul kolom sama tetapi isinya lain, dan tidak dibaca/),
  ]);
});

test('a sheet in sight without any new price gives way to one that has them', async () => {
  const empty = harga3({ rows: [HEADINGS, ...THREE.map(row => row.with(5, null))] });
  const plan = await planOf(zipped(rawWorkbook([empty, harga3({ name: 'Harga (2)' })], { active: 0 })));
  expect(read(plan)).toEqual(pricesFrom(2));
  expect(notices(plan)).toEqual([
    'Yang dibaca: lembar “Harga (2)”, dengan judul kolom di baris 1.',
    expect.stringContaining('Lembar “Harga” berjudul kolom sama tetapi isinya lain'),
  ]);
});

test('other filled sheets, hidden ones with the headings, and values without a heading are told', async () => {
  const sheets = [
    { name: 'Catatan', rows: [['Rapat']] },
    { name: 'Petunjuk', rows: [['Isi kolom F']] },
    harga3({ name: 'Lama', state: 'hidden', rows: [HEADINGS, THREE[0]!] }),
    harga3({ name: 'Salinan' }),
    harga3({ rows: [HEADINGS, ...THREE.map((row, index) => (index === 0 ? row : [...row, null, 'cek']))] }),
    { name: 'Kosong', rows: [['', ' ']] },
  ];
  const plan = await planOf(zipped(rawWorkbook(sheets, { active: 4 })));
  expect([read(plan), faults(plan)]).toEqual([pricesFrom(2), {}]);
  expect(notices(plan)).toEqual([
    'Yang dibaca: lembar “Harga”, dengan judul kolom di baris 1.',
    expect.stringContaining('Lembar “Catatan” juga berisi'),
    expect.stringContaining('Lembar “Salinan” berjudul kolom sama'),
    expect.stringContaining('Lembar tersembunyi “Lama” berjudul kolom sama'),
    'Kolom H berisi tanpa judul kolom, sehingga tidak dibaca: 2 sel, mulai dari H3.',
  ]);
});

test('the summary that Numbers puts before its tables is passed over', async () => {
  const summary = { name: 'Export Summary', rows: [['This document was exported from Numbers.']] };
  const plan = await planOf(zipped(rawWorkbook([summary, harga3({ name: 'Sheet 1 - Harga' })])));
  expect(read(plan)).toEqual(pricesFrom(2));
  expect(notices(plan)).toEqual(['Yang dibaca: lembar “Sheet 1 - Harga”, dengan judul kolom di baris 1.']);
});

test.each<[string, Parameters<typeof rawWorkbook>[1]]>([
  ['a prefix', { prefix: 'x:' }],
  ['strict namespaces', { strict: true }],
  ['relations from the root', { absolute: true }],
  ['texts in their cells', { inline: true }],
  ['cells without names', { nameless: true }],
  ['all of them', { prefix: 'x:', strict: true, absolute: true, inline: true, nameless: true }],
])('a workbook with %s is read', async (_, dialect) => {
  const plan = await planOf(zipped(rawWorkbook([harga3()], dialect)));
  expect([read(plan), faults(plan)]).toEqual([pricesFrom(2), {}]);
});

test('texts in runs, with phonetic hints and escapes, are what is shown; noise of fractions is none', async () => {
  const [bali = []] = THREE.slice(2);
  const rich = '<is><r><t>LPG-</t></r><r><rPr><b/></rPr><t>BG12_x000D_</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is>';
  const plan = await planOf(
    zipped(
      rawWorkbook([
        harga3({
          rows: [
            HEADINGS,
            [{ xml: `<c t="inlineStr">${rich}</c>` }, ...bali.slice(1, 5), { xml: '<c><v>194000.00000000003</v></c>' }],
            ['LPG-E12', '', '34', '', null, { xml: '<c><v>1.94E5</v></c>' }],
            ['LPG-BG12', '', '32', '', null, { xml: '<c><v>193999.99999999997</v></c>' }],
            ['LPG-BG12', '', '33', '', null, { xml: '<c t="e"><v>#N/A</v></c>' }],
            ['LPG-BG12', '', '35', '', null, { xml: '<c><f>A1</f><v>5</v></c>' }],
          ],
        }),
      ]),
    ),
  );
  expect(read(plan)).toEqual({ F2: 194_000, F3: 194_000, F4: 194_000 });
  expect(faults(plan)).toEqual({
    F5: 'Berisi kesalahan #N/A. Isi dengan nilainya.',
    F6: 'Berisi rumus. Tempel sebagai nilai.',
  });
});

const text = csv([HEADINGS, ...(THREE as [])], ';');
const wide = (content: string, big: boolean) =>
  big ? Buffer.from(content, 'utf16le').swap16() : Buffer.from(content, 'utf16le');
test.each<[string, () => Buffer]>([
  ['UTF-16 little endian with a mark', () => wide(`\ufeff${text}`, false)],
  ['UTF-16 big endian with a mark', () => wide(`\ufeff${text}`, true)],
  ['UTF-16 little endian', () => wide(text, false)],
  ['UTF-16 big endian', () => wide(text, true)],
  ['UTF-8 with a mark and its separator', () => Buffer.from(`\ufeffsep=;\r\n${text}`)],
  ['its separator in quotation marks', () => Buffer.from(`"sep=;"\n${text}`)],
  ['carriage returns alone', () => Buffer.from(text.replaceAll('\r\n', '\r'))],
  ['tabs', () => Buffer.from(text.replaceAll(';', '\t'))],
  ['separators at the end of lines', () => Buffer.from(text.replaceAll('\r\n', ';;;\r\n'))],
  ['thousands of empty lines', () => Buffer.from(`${text}\r\n${';;;;;\r\n'.repeat(60_000)}`)],
  ['letters of Windows', () => Buffer.from(text.replace('Bali', 'Balé'), 'latin1')],
])('a CSV with %s is read', async (_, bytes) => {
  const plan = await planOf(bytes());
  expect([read(plan), faults(plan)]).toEqual([pricesFrom(2), {}]);
});
