import { eq } from 'drizzle-orm';
import { readXlsx, type WriteSheet } from 'hucre/xlsx';
import { priceApi } from '../../../contract/price/priceApi';
import type { PriceOutcome } from '../../../contract/price/pricePlan';
import { users } from '../../../server/domains/identity/account/table';
import { roles } from '../../../server/domains/identity/role/table';
import { prices } from '../../../server/domains/price/table';
import type { Client } from '../../support/client';
import { type CellRow, type CellValue, csv, workbook, workbookOf, zipOf } from '../../support/spreadsheets';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let harga: Client;

beforeAll(async () => {
  app = await startApp();
  harga = await app.as('harga');
});
afterAll(() => app?.close());

const HEADINGS = ['Kode produk', 'Produk', 'Kode area', 'Area', 'Harga sekarang', 'Harga baru'];
const row = (price: CellValue, product: CellValue = 'LPG-BG12', area: CellValue = '31'): CellRow => [
  product,
  'Bright Gas',
  area,
  'Jakarta',
  null,
  price,
];
/** Below the heading and a valid row. */
const withRow = (...rows: CellRow[]) => workbook([HEADINGS, row(195_000, 'LPG-BG12', '32'), ...rows]);
const oneRow = (more: Partial<WriteSheet>, price: CellValue = 195_000) => workbook([HEADINGS, row(price)], more);
const inCsv = (text: string, encoding: BufferEncoding = 'utf8') => Promise.resolve(Buffer.from(text, encoding));
const csvRow = (price: CellValue, separator = ',') => inCsv(csv([HEADINGS, row(price)], separator));
const formula = (text: string, formulaResult: CellValue) => new Map([['1,5', { formula: text, formulaResult }]]);
const error = (value: string) => new Map([['1,5', { value, type: 'error' as const }]]);

/** Faults by cell, or for the whole `file`: the start or the text of the message. */
type Faults = Record<string, string>;
const WHOLE = 'Harga baru harus rupiah bulat';
const POSITIVE = 'Harga baru harus lebih dari nol';
const NO_PRODUCT = 'Produk ini tidak ada di kategori ini';
const NO_AREA = 'Area ini tidak ada';
const FORMULA = 'Berisi rumus. Tempel sebagai nilai.';
const MERGED = 'Sel ini digabung';
const HIDDEN = 'Baris ini tersembunyi';
const HEADING = 'Judul kolom tidak sama dengan formatnya';
const EMPTY = 'Kolom Harga baru masih kosong semua';
const NO_WORKBOOK = 'Berkas ini arsip ZIP tanpa buku kerja di dalamnya';
const BROKEN = 'Berkas ini bukan buku kerja Excel yang utuh';
const LARGE = 'Isi berkas ini terlalu besar. Kurangi isinya, lalu unggah lagi.';

const faulty: Record<string, [bytes: () => Promise<Buffer>, faults: Faults]> = {
  'an unknown product': [() => withRow(row(195_000, 'LPG-XX')), { A3: NO_PRODUCT }],
  'a product of another category': [() => withRow(row(12_500, 'BBM-PMX')), { A3: NO_PRODUCT }],
  'no product': [() => withRow(row(195_000, null)), { A3: 'Kode produk harus diisi' }],
  'a product with letters that look alike': [() => withRow(row(195_000, 'LPG‐BG12')), { A3: NO_PRODUCT }],
  'an area that does not exist': [() => withRow(row(195_000, 'LPG-BG12', '99')), { C3: NO_AREA }],
  'a regency that does not exist': [() => withRow(row(195_000, 'LPG-BG12', '31.99')), { C3: NO_AREA }],
  'the name of an area': [() => withRow(row(195_000, 'LPG-BG12', 'Jakarta')), { C3: NO_AREA }],
  'an unknown product in an unknown area': [
    () => withRow(row('x', 'LPG-XX', '99')),
    { A3: NO_PRODUCT, C3: NO_AREA, F3: WHOLE },
  ],
  'no area': [() => withRow(row(195_000, 'LPG-BG12', null)), { C3: 'Kode area harus diisi' }],
  'a zero too many': [() => withRow(row(1_950_000)), { F3: 'Harga Bright Gas 12 kg sekarang Rp' }],
  'a zero too few': [() => withRow(row(19_500)), { F3: 'Harga Bright Gas 12 kg sekarang Rp' }],
  'above the ceiling': [() => withRow(row(25_000, 'LPG-003')), { F3: 'di atas HET' }],
  'swapped columns': [() => withRow(['31', '', 'LPG-BG12', '', null, 195_000]), { A3: NO_PRODUCT, C3: NO_AREA }],
  'price and area swapped': [() => withRow(row('31', 'LPG-BG12', 195_000)), { C3: NO_AREA }],
  'a row twice': [() => withRow(row(195_000), row(196_000)), { F4: 'ada dua kali dalam perubahan ini' }],
  'the same area by code and by number': [
    () => withRow(row(195_000, 'LPG-BG12', '34.10'), row(196_000, 'LPG-BG12', 34.1)),
    { C3: NO_AREA, C4: NO_AREA },
  ],
  'a formula': [() => oneRow({ cells: formula('E2*1.1', 99_000) }), { F2: FORMULA }],
  'a formula without a result': [() => oneRow({ cells: formula('E2*1.1', null) }), { F2: FORMULA }],
  'a formula in a code': [
    () => oneRow({ cells: new Map([['1,0', { formula: '"LPG-"&"BG12"', formulaResult: 'LPG-BG12' }]]) }),
    { A2: FORMULA },
  ],
  'half of it empty': [
    () => withRow(row(195_000, null, null), row(195_000, 'LPG-BG5', null)),
    { A3: 'Kode produk', C3: 'Kode area', C4: 'Kode area' },
  ],
  'merged prices': [
    () =>
      workbook([HEADINGS, row(195_000), row(null, 'LPG-BG5')], {
        merges: [{ startRow: 1, startCol: 5, endRow: 2, endCol: 5 }],
      }),
    { F2: MERGED },
  ],
  'merged across columns': [
    () => oneRow({ merges: [{ startRow: 1, startCol: 1, endRow: 1, endCol: 2 }] }),
    { C2: MERGED },
  ],
  'a hidden row': [() => oneRow({ rowDefs: new Map([[1, { hidden: true }]]) }), { A2: HIDDEN }],
  'the error #N/A': [() => oneRow({ cells: error('#N/A') }), { F2: 'Berisi kesalahan #N/A' }],
  'the error #REF!': [() => oneRow({ cells: error('#REF!') }), { F2: 'Berisi kesalahan #REF!' }],
  'a date for a price': [() => withRow(row(new Date('2026-12-31T00:00:00Z'))), { F3: WHOLE }],
  'a date as text for a price': [() => withRow(row('31/12/2026')), { F3: WHOLE }],
  'words for a price': [() => withRow(row('seratus ribu')), { F3: WHOLE }],
  'a negative price': [() => withRow(row(-195_000)), { F3: POSITIVE }],
  'a negative price as text': [() => withRow(row('-195.000')), { F3: POSITIVE }],
  zero: [() => withRow(row(0)), { F3: POSITIVE }],
  'a fraction': [() => withRow(row(195_000.5)), { F3: WHOLE }],
  'a fraction as text': [() => withRow(row('195.000,50')), { F3: WHOLE }],
  'digits without meaning': [() => withRow(row('195.0000')), { F3: WHOLE }],
  'a huge number': [() => withRow(row(1e15)), { F3: 'Harga baru maksimal 1.000.000.000.000' }],
  'a number beyond exactness': [() => withRow(row('99999999999999999999')), { F3: WHOLE }],
  NaN: [() => withRow(row('NaN')), { F3: WHOLE }],
  'an exponent': [() => withRow(row('1,95E+05')), { F3: WHOLE }],
  'groups of other than three digits': [() => withRow(row('19.50.00')), { F3: WHOLE }],
  'yes or no': [() => withRow(row(true)), { F3: WHOLE }],
  'an extra column': [
    () =>
      workbook([
        [...HEADINGS, 'Diskon'],
        [...row(195_000), 5],
      ]),
    { G1: 'Kolom ini tidak ada dalam format' },
  ],
  'no heading': [() => workbook([row(195_000)]), { file: HEADING }],
  'a price above the heading': [
    () => workbook([row(196_000), HEADINGS, row(195_000)]),
    { A1: 'Baris ini berisi, tetapi ada di atas judul kolom (baris 2)' },
  ],
  'a heading twice': [
    () =>
      workbook([
        [...HEADINGS, 'Harga baru'],
        [...row(195_000), 1],
      ]),
    { file: 'Judul kolom “Harga baru” ada dua kali, di F1 dan G1.' },
  ],
  'a heading misspelt': [
    () => workbook([HEADINGS.map(heading => heading.replace('baru', 'bru')), row(195_000)]),
    { file: 'Judul kolom “Harga bru” di F1 tidak sama dengan “Harga baru”' },
  ],
  'no price at all': [() => workbook([HEADINGS, row(null)]), { file: EMPTY }],
  'only a heading': [() => workbook([HEADINGS]), { file: EMPTY }],
  nothing: [() => workbook([]), { file: HEADING }],
  'an empty file': [() => inCsv(''), { file: 'Berkas ini kosong' }],
  'more prices than one change takes': [
    () => workbook([HEADINGS, ...Array.from({ length: 5_001 }, () => row(195_000))]),
    { file: 'Paling banyak 5.000 baris yang diisi dalam satu berkas' },
  ],
  'more rows than are read': [
    () => inCsv(csv([HEADINGS, ...Array.from({ length: 20_002 }, () => ['x', '', '', '', '', ''])])),
    { file: 'Paling banyak 20.000 baris dalam satu berkas' },
  ],
  'a far corner': [
    () => workbook([HEADINGS, row(195_000)], { cells: new Map([['1,80', { value: 1 }]]) }),
    { file: 'Paling banyak 50 kolom dalam satu berkas' },
  ],
  'a bomb': [
    () => Promise.resolve(zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(80 * 1024 * 1024) })),
    { file: LARGE },
  ],
  'a bomb of many files': [
    () =>
      Promise.resolve(
        zipOf(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`xl/${n}.xml`, Buffer.alloc(9)]))),
      ),
    { file: LARGE },
  ],
  'a bomb that claims to be empty': [
    () => Promise.resolve(zipOf({ 'xl/workbook.xml': Buffer.alloc(9 * 1024 * 1024) }, 0)),
    { file: BROKEN },
  ],
  'a bomb in a zip': [
    () => Promise.resolve(zipOf({ 'inner.zip': zipOf({ 'a.xml': Buffer.alloc(80 * 1024 * 1024) }) })),
    { file: NO_WORKBOOK },
  ],
  'a zip that is no workbook': [() => Promise.resolve(zipOf({ 'a.txt': Buffer.from('halo') })), { file: NO_WORKBOOK }],
  'half a workbook': [async () => (await withRow()).subarray(0, 900), { file: BROKEN }],
  'an .xls renamed': [
    () => Promise.resolve(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)])),
    { file: 'Berkas ini buku kerja Excel lama (.xls) atau dikunci kata sandi' },
  ],
  'a web page renamed': [
    () => inCsv('<html><table><tr><td>Kode produk</td></tr></table></html>'),
    { file: 'Berkas ini halaman web (HTML)' },
  ],
  'a picture renamed': [
    () => Promise.resolve(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    { file: 'Berkas ini gambar atau foto' },
  ],
  'a CSV with two separators': [
    () => inCsv(`${HEADINGS.join(';')}\r\nLPG-BG12,,31,,,195000\r\n${row(195_000, 'LPG-BG12', '32').join(';')}`),
    { A2: 'Baris ini tidak terbagi seperti judulnya. Pisahkan kolomnya dengan titik koma' },
  ],
  'a CSV with a comma in an unquoted price': [
    () => inCsv(`${HEADINGS.join(',')}\r\nLPG-BG12,,31,,,195.000,00`),
    { G2: 'Pisahkan kolomnya dengan koma' },
  ],
  'a CSV with an open quotation mark': [
    () => inCsv(`${HEADINGS.join(',')}\r\nLPG-BG12,"Bright Gas,31,,,195000\r\n`),
    { file: 'CSV ini tidak dapat dibaca' },
  ],
  'a CSV with a fraction': [() => csvRow('195000,5', ';'), { F2: WHOLE }],
};

const sent = (bytes: Buffer, who = harga) =>
  who.send(priceApi.upload, { query: { category: 'lpg' }, file: { name: 'harga.xlsx', bytes } });

/** Returns all errors of an upload, by cell. */
async function faultsOf(bytes: Buffer, who?: Client): Promise<Faults> {
  const { status, body } = await sent(bytes, who);
  if (status === 422) return body.errors ?? {};
  const { bad_cells, rows } = (body.data as PriceOutcome).plan!;
  return Object.fromEntries([
    ...bad_cells.map(({ cell, message }) => [cell, message]),
    ...rows.flatMap(({ cell, message }) => (cell && message ? [[cell, message]] : [])),
  ]);
}

const containing = (faults: Faults) =>
  Object.fromEntries(Object.entries(faults).map(([cell, message]) => [cell, expect.stringContaining(message)]));

test('at least fifty kinds of faults are tested', () => expect(Object.keys(faulty).length).toBeGreaterThanOrEqual(50));

test.each(Object.entries(faulty))(
  '%s is reported at its cell, and nothing is written',
  async (_, [bytes, expected]) => {
    const before = await app.database.db.$count(prices);
    const file = await bytes();
    expect(await faultsOf(file)).toEqual(containing(expected));
    const forced = await harga.send(priceApi.upload, {
      query: { category: 'lpg', dry_run: false, fingerprint: 'x' },
      file: { name: 'harga.xlsx', bytes: file },
    });
    expect(forced.status).toBeGreaterThanOrEqual(409);
    expect(await app.database.db.$count(prices)).toBe(before);
  },
);

test('an area outside the user’s region is reported at its cell', async () => {
  const { db } = app.database;
  const regional = await app.someoneWith(['can_read_atur_harga_lpg', 'can_update_atur_harga_lpg']);
  const [account] = await db
    .update(users)
    .set({ region_code: 'sulawesi' })
    .where(eq(users.id, regional.userId))
    .returning({ role_id: users.role_id });
  await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, account!.role_id!));
  expect(await faultsOf(await workbook([HEADINGS, row(195_000)]), regional)).toEqual({
    F2: expect.stringContaining('di luar wilayah Anda'),
  });
});

test('a faulty file is returned with remarks beside its rows, and accepted once corrected', async () => {
  const bytes = await withRow(row('seratus'), row(25_000, 'LPG-003'));
  const file = { name: 'harga.xlsx', bytes };
  const { raw, headers } = await harga.send(priceApi.remarks, { query: { category: 'lpg' }, file });
  expect(headers['content-disposition']).toBe('attachment; filename="harga-lpg-diperiksa.xlsx"');
  const [sheet] = (await readXlsx(raw, { readStyles: true })).sheets;
  expect(sheet!.rows[0]).toEqual([...HEADINGS, 'Keterangan']);
  expect(sheet!.rows[1]![6] ?? null).toBeNull();
  expect(sheet!.rows[2]!.slice(5)).toEqual([
    'seratus',
    expect.stringMatching(/^F3: “seratus” bukan angka. Harga baru harus rupiah bulat/),
  ]);
  expect(sheet!.rows[3]![6]).toMatch(/^F4: .*di atas HET/);
  expect(sheet!.cells?.get('2,5')?.style?.fill).toMatchObject({ pattern: 'solid' });
  const faulty = await harga.send(priceApi.remarks, { query: { category: 'lpg', only_faulty: true }, file });
  const own = (await readXlsx(faulty.raw, { readStyles: true })).sheets[0]!;
  expect(own.rows).toEqual([sheet!.rows[0], sheet!.rows[2], sheet!.rows[3]]);
  expect(own.cells?.get('1,5')?.style?.fill).toMatchObject({ pattern: 'solid' });
  const mended = sheet!.rows.map((cells, index) => (index === 2 ? [...cells.slice(0, 5), 194_000, cells[6]] : cells));
  expect(await faultsOf(await workbook(mended.slice(0, 3) as CellRow[]))).toEqual({});
});

test('hidden sheets are not read', async () => {
  const wrong: WriteSheet = { name: 'Lama', rows: [['Apa saja'], ['x']], hidden: true };
  const bytes = await workbookOf(wrong, { name: 'Harga', rows: [HEADINGS, row(195_000)] });
  expect(await faultsOf(bytes)).toEqual({});
});
