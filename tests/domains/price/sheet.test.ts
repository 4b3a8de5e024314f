import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { priceApi } from '../../../contract/price/priceApi';
import type { PriceOutcome } from '../../../contract/price/pricePlan';
import { stableId } from '../../../server/store/stableId';
import type { Client } from '../../support/client';
import { zipOf } from '../../support/spreadsheets';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let harga: Client;

beforeAll(async () => {
  app = await startApp();
  harga = await app.as('harga');
});
afterAll(() => app?.close());

type Row = (string | number | boolean | Date | null)[];
const HEADINGS = ['Kode produk', 'Produk', 'Kode area', 'Area', 'Harga sekarang', 'Harga baru'];

const sheetOf = async (rows: Row[], headings: Row = HEADINGS) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Harga', rows: [headings, ...rows] }] }));
const upload = (bytes: Buffer, query: Record<string, unknown> = {}) =>
  harga.send(priceApi.upload, { query: { category: 'lpg', ...query }, file: { name: 'harga.xlsx', bytes } });
const planOf = async (rows: Row[]) => {
  const { status, body } = await upload(await sheetOf(rows));
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return (body.data as PriceOutcome).plan!;
};
const refusal = async (bytes: Buffer) => {
  const { status, body } = await upload(bytes);
  return { status, errors: body.errors };
};

test('the template has products, areas and prices, and can be filled in, previewed and applied', async () => {
  const format = await harga.send(priceApi.format, { params: { category: 'lpg' } });
  expect(format.headers['content-disposition']).toBe('attachment; filename="format-harga-lpg.xlsx"');
  const { sheets } = await readXlsx(format.raw, { readStyles: true });
  const { rows, protection, cells } = sheets[0]!;
  expect(rows[0]).toEqual(HEADINGS);
  expect(protection?.sheet).toBe(true);
  expect(cells?.get('1,5')?.style?.protection?.locked).toBe(false);
  const bali = rows.findIndex(row => row[0] === 'LPG-BG5' && row[2] === '51');
  expect(rows[bali]).toMatchObject(['LPG-BG5', 'Bright Gas 5,5 kg', '51', 'Bali', 90_000, null]);
  rows[bali]![5] = 91_500;
  const filled = Buffer.from(await writeXlsx({ sheets: [{ name: 'Harga', rows: rows as Row[] }] }));

  const seen = (await upload(filled)).body.data as PriceOutcome;
  expect(seen.plan).toMatchObject({
    changed: 1,
    problems: 0,
    rows: [{ cell: `F${bali + 1}`, area: 'Bali', old_amount: 90_000 }],
  });
  const { fingerprint } = seen.plan!;
  const applied = await upload(filled, { dry_run: false, fingerprint, note: 'Dari Excel' });
  expect(applied.body.data).toMatchObject({ batch: { kind: 'excel', row_count: 1, note: 'Dari Excel' } });
  const list = await harga.call(priceApi.ofCategory, {
    params: { category: 'lpg' },
    query: { province: '51', product: stableId('product', 'LPG-BG5') },
  });
  expect(list.body.data.list).toMatchObject([{ amount: 91_500, former_amount: 90_000, note: 'Dari Excel' }]);
});

test('unreadable values are reported at their cells, and nothing is applied', async () => {
  const row = (price: Row[number], code: Row[number] = 'LPG-BG12', area: Row[number] = '31'): Row => [
    code,
    '',
    area,
    '',
    null,
    price,
  ];
  const plan = await planOf([
    row('sembilan ribu'),
    row(-5),
    row(92_000.5),
    row(true),
    row(new Date('2026-12-31T00:00:00Z')),
    row(193_000, 'BBM-PMX'),
    row(193_000, null),
    row(193_000, 'LPG-BG12', '99'),
    row(193_000, 'LPG-BG12', 'Jakarta'),
    row(193_000, 'LPG-BG12', null),
    row(null, 'tidak dibaca', 'karena kosong'),
    row('Rp 193.000'),
    row(210_000, 'lpg-bg12', 34.04),
  ]);
  expect(Object.fromEntries(plan.bad_cells.map(({ cell, message }) => [cell, message]))).toEqual({
    F2: '“sembilan ribu” bukan angka. Harga baru harus rupiah bulat, misalnya 92000.',
    F3: '“-5” tidak dapat diterima. Harga baru harus lebih dari nol.',
    F4: '“92.000,5” tidak bulat. Harga baru harus rupiah bulat, misalnya 92000.',
    F5: '“TRUE” bukan angka. Harga baru harus rupiah bulat, misalnya 92000.',
    F6: '“31/12/2026” bukan angka. Harga baru harus rupiah bulat, misalnya 92000.',
    A7: 'Produk ini tidak ada di kategori ini',
    A8: 'Kode produk harus diisi',
    C9: 'Area ini tidak ada',
    C10: 'Area ini tidak ada',
    C11: 'Kode area harus diisi',
  });
  expect(plan.rows.map(({ cell, new_amount, regency_code }) => [cell, new_amount, regency_code])).toEqual([
    ['F13', 193_000, null],
    ['F14', 210_000, '34.04'],
  ]);
  const bytes = await sheetOf([row('x'), row(193_000)]);
  const { fingerprint } = ((await upload(bytes)).body.data as PriceOutcome).plan!;
  expect(await upload(bytes, { dry_run: false, fingerprint })).toMatchObject({
    status: 422,
    body: { errors: { F2: '“x” bukan angka. Harga baru harus rupiah bulat, misalnya 92000.' } },
  });
});

test('a formula is not accepted as a price, and a duplicate row is a clash', async () => {
  const cells = new Map([['1,5', { formula: 'E2*1.1', formulaResult: 99_000 }]]);
  const rows: Row[] = [['LPG-BG12', '', '32', '', 192_000, null]];
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Harga', rows: [HEADINGS, ...rows], cells }] }));
  const { plan } = (await upload(bytes)).body.data as PriceOutcome;
  expect(plan).toMatchObject({
    changed: 0,
    bad_cells: [{ cell: 'F2', message: 'Berisi rumus. Tempel sebagai nilai.' }],
  });
  const twice = await planOf([
    ['LPG-BG12', '', '32', '', null, 193_000],
    ['LPG-BG12', '', '32', '', null, 194_000],
  ]);
  expect(twice).toMatchObject({
    problems: 1,
    rows: [
      { cell: 'F3', problem: 'clash' },
      { cell: 'F2', problem: null },
    ],
  });
});

test('an unknown workbook is an error on the file', async () => {
  const whole = await sheetOf([['LPG-BG5', '', '31', '', null, 91_000]]);
  const headings = `Judul kolom tidak sama dengan formatnya: ${HEADINGS.join(', ')}. Unduh format terbaru.`;
  const broken = 'Berkas ini bukan buku kerja Excel yang utuh';
  for (const [bytes, message] of [
    [
      Buffer.from('%PDF-1.7 \0'),
      'Berkas ini PDF, bukan buku kerja. Minta berkas Excel aslinya, atau salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
    ],
    [Buffer.from('\0\x01halo'), 'Berkas ini bukan buku kerja Excel (.xlsx) atau CSV'],
    [
      Buffer.from('Kode produk,Harga baru\r\nLPG-BG5,91000\r\n'),
      'Judul kolom “Kode area” tidak ada di baris 1. Tambahkan kolom itu.',
    ],
    [whole.subarray(0, whole.length - 40), broken],
    [
      zipOf({ 'a.txt': Buffer.from('halo') }),
      'Berkas ini arsip ZIP tanpa buku kerja di dalamnya. Unggah buku kerja Excel (.xlsx) atau CSV.',
    ],
    [await sheetOf([]), 'Kolom Harga baru masih kosong semua'],
    [await sheetOf([], ['Kode', 'Harga']), headings],
  ] as const)
    expect(await refusal(bytes)).toEqual({ status: 422, errors: { file: message } });
  expect(await harga.send(priceApi.upload, { query: { category: 'lpg' }, body: {} })).toMatchObject({ status: 415 });
  expect(await upload(Buffer.alloc(2_200_000))).toMatchObject({ status: 413 });
});

test('a zip bomb is not unpacked, even if it lies about its size', async () => {
  const bomb = Buffer.alloc(80 * 1024 * 1024);
  const large = { status: 422, errors: { file: 'Isi berkas ini terlalu besar. Kurangi isinya, lalu unggah lagi.' } };
  expect(await refusal(zipOf({ 'xl/worksheets/sheet1.xml': bomb }))).toEqual(large);
  const lying = await refusal(zipOf({ 'xl/workbook.xml': bomb, 'xl/worksheets/sheet1.xml': bomb }, 1_000));
  expect(lying.status).toBe(422);
  // the server still works
  expect(await harga.send(priceApi.products, { params: { category: 'lpg' } })).toMatchObject({ status: 200 });
});

test('the price list is a PDF', async () => {
  const { status, raw, headers } = await harga.send(priceApi.pdf, {
    params: { category: 'pelumas' },
    query: { region: 'jbt' },
  });
  expect({ status, type: headers['content-type'], begins: raw.subarray(0, 5).toString() }).toEqual({
    status: 200,
    type: 'application/pdf',
    begins: '%PDF-',
  });
  expect(raw.subarray(-6).toString()).toContain('%%EOF');
  // more products than fit across one page
  expect(raw.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1);
});
