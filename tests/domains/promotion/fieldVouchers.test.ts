import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import type { VoucherOutcome, VoucherPlan } from '../../../contract/promotion/voucherPlan';
import { promotions } from '../../../server/domains/promotion/table';
import type { Client } from '../../support/client';
import { type RawCell, rawWorkbook } from '../../support/rawWorkbooks';
import { startApp, type TestApp } from '../../support/startApp';
import { streamedZip } from '../../support/streamedZip';
import { addPromotion } from './somePromotion';

let app: TestApp;
let admin: Client;
let promotion: PromotionDetail;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as('superadmin');
  promotion = await addPromotion(admin, { quota: 500 });
  // the files are of November and December 2026, whatever the day of the test
  await app.database.db
    .update(promotions)
    .set({ starts_at: '2026-11-20T00:00:00+07:00', ends_at: '2026-12-31T23:59:00+07:00' })
    .where(eq(promotions.id, promotion.id));
});
afterAll(() => app?.close());

const folder = join(import.meta.dirname, 'sheets');
const fileOf = (start: string) => readFileSync(join(folder, readdirSync(folder).find(name => name.startsWith(start))!));

async function planOf(bytes: Buffer): Promise<VoucherPlan> {
  const file = { name: 'voucher.xlsx', bytes };
  const { status, body } = await admin.send(voucherApi.upload, { params: { id: promotion.id }, query: {}, file });
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return (body.data as VoucherOutcome).plan!;
}
const faults = ({ bad_cells }: VoucherPlan) =>
  Object.fromEntries(bad_cells.map(({ cell, message }) => [cell, message]));
const HEADINGS = ['Kode voucher', 'Kuota', 'Mulai berlaku', 'Berakhir', 'Status', 'Catatan'];

test('a code is stored as Excel shows it, or refused with the reason', async () => {
  const plan = await planOf(fileOf('07a'));
  const codes = Object.fromEntries(plan.rows.map(({ row, code }) => [row, code]));
  expect(codes).toEqual({
    2: '001234',
    3: '202611260001',
    5: '0012345',
    9: '1E10',
    10: 'HEMATGAS01',
    11: 'HEMATGAS02',
    16: 'HEMAT07',
    19: '12345',
  });
  const form = expect.stringContaining('huruf, angka');
  expect(faults(plan)).toEqual({
    A4: expect.stringContaining('lebih dari 15 digit'),
    A6: expect.stringContaining('lebih dari 15 digit'),
    A7: expect.stringContaining('nilai logika TRUE'),
    A8: expect.stringContaining('Berisi tanggal (01/03/2026)'),
    A12: form,
    A13: form,
    A14: form,
    A15: form,
    A17: expect.any(String),
    A18: form,
    A20: 'Berisi rumus. Tempel sebagai nilai.',
  });
});

test('a code that is a number comes back as its text in the workbook with remarks', async () => {
  const file = { name: 'v.xlsx', bytes: fileOf('07a') };
  const { raw } = await admin.send(voucherApi.remarks, { params: { id: promotion.id }, query: {}, file });
  const [sheet] = (await readXlsx(raw)).sheets;
  expect(sheet!.rows[1]![0]).toBe('001234');
  expect(faults(await planOf(raw))).toMatchObject({ A8: expect.stringContaining('Berisi tanggal (01/03/2026)') });
});

test.each<[format: string, number: number, code: string | null]>([
  ['General', 123_456, '123456'],
  ['General', 123.5, null],
  ['@', 123_456, '123456'],
  ['000000', 42, '000042'],
  ['0000-0000', 1_234_567, '0123-4567'],
  ['"INV"0000', 7, 'INV0007'],
  ['[Red]00000', 7, '00007'],
  ['\\V\\C\\-0000', 12, 'VC-0012'],
  ['#,##0', 1_234, null],
  ['0.00', 1_234, null],
  ['0%', 1_234, null],
  ['0.00E+00', 1_234, null],
  ['[$Rp-421]#,##0', 1_234, null],
  ['0;[Red]-0', 12_345, '12345'],
  ['yyyy-mm-dd', 46_356, '2026-11-30'],
  ['mmmyy', 46_356, null],
  ['d/m/yyyy', 46_356, null],
  ['0', 999_999_999_999_999, '999999999999999'],
  ['0', 1_000_000_000_000_000, null],
])('the number format %s of %d shows a code or is refused', async (format, number, code) => {
  const rows: RawCell[][] = [HEADINGS, [{ xml: `<c s="1"><v>${number}</v></c>` }, 1]];
  const plan = await planOf(streamedZip(rawWorkbook([{ name: 'Voucher', rows }], { formats: [format] })));
  expect(plan.rows.map(row => row.code)).toEqual(code === null ? [] : [code]);
  expect(Object.keys(faults(plan))).toEqual(code === null ? ['A2'] : []);
});

const jakarta = (day: string, time = '00:00') => new Date(`${day}T${time}:00+07:00`).toISOString();

test('a date is what is certain, or its cell is refused with the reason', async () => {
  const plan = await planOf(fileOf('08b'));
  const starts = Object.fromEntries(plan.rows.map(({ row, starts_at }) => [row, starts_at]));
  const day = jakarta('2026-11-30');
  expect(starts).toEqual({
    2: day,
    3: jakarta('2026-11-30', '17:00'),
    4: day,
    7: day,
    8: day,
    9: day,
    10: day,
    // 10.00 in London, and 10.00 in Makassar
    11: jakarta('2026-11-30', '17:00'),
    12: jakarta('2026-11-30', '09:00'),
    13: day,
    14: day,
    17: jakarta('2026-11-30', '23:59'),
    18: day,
  });
  expect(faults(plan)).toEqual({
    C5: expect.stringMatching(/“11\/30\/2026” menulis bulan sebelum hari/),
    C6: expect.stringContaining('masa'),
    C15: expect.stringContaining('jam hanya sampai 23.59'),
    C16: expect.stringContaining('Tanggal “29/02/2026” tidak ada di kalender'),
    D19: expect.any(String),
    C20: expect.stringContaining('hanya jam'),
    C21: expect.stringContaining('bukan tanggal'),
  });
});

test('days counted from 1904 are the days that are shown', async () => {
  const serial = 46_356 - 1_462;
  const rows: RawCell[][] = [
    HEADINGS,
    ['SATU-1904', 1, { xml: `<c s="1"><v>${serial}</v></c>` }],
    ['DUA-1904', 1, serial],
  ];
  const plan = await planOf(
    streamedZip(rawWorkbook([{ name: 'Voucher', rows }], { is1904: true, formats: ['d mmm yyyy'] })),
  );
  expect(plan.rows.map(({ starts_at }) => starts_at)).toEqual([jakarta('2026-11-30'), jakarta('2026-11-30')]);
});
