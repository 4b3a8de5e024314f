import fc from 'fast-check';
import { unwatched } from '../../server/core/Task';
import { defineSheet } from '../../server/sheet/defineSheet';
import { moment } from '../../server/sheet/momentColumn';
import { decimal, money, whole } from '../../server/sheet/numberColumns';
import { readSheet } from '../../server/sheet/readSheet';
import { choice, reference, text } from '../../server/sheet/textColumns';
import { type CellRow, csv, workbook } from '../support/spreadsheets';

/** A sheet with every kind of column. */
const sheet = defineSheet({
  name: 'Uji',
  columns: {
    name: text('Nama', { max: 20, required: true }),
    weight: decimal('Berat', { min: -1_000_000, max: 1_000_000 }),
    count: whole('Jumlah', { min: 0, max: 10_000, hint: 'Bilangan bulat.' }),
    price: money('Harga', { max: 1_000_000_000, hint: 'Rupiah bulat.' }),
    since: moment('Sejak'),
    size: choice('Ukuran', { Kecil: 'small', Besar: 'large' }),
    area: reference('Area', {
      find: code => (code === '31' ? 'Jakarta' : undefined),
      unknown: { code: 'x', params: {}, message: 'Area ini tidak ada' },
    }),
  },
  maxFilled: 1_000,
  maxRows: 2_000,
  guide: [],
});
const HEADINGS = Object.values(sheet.columns).map(({ header }) => header);
const PLACES = { weight: 1, count: 2, price: 3, since: 4, size: 5, area: 6 };

const read = (bytes: Buffer) => readSheet(sheet, bytes, unwatched({ user_id: 'penguji' }));

/** Returns what a column reads from its cells: values, and faults by cell. */
async function column(name: keyof typeof PLACES, cells: CellRow, as: 'workbook' | 'csv' = 'workbook') {
  const rows = [
    HEADINGS,
    ...cells.map((cell): CellRow => {
      const row: CellRow = ['x', null, null, null, null, null, null];
      return row.with(PLACES[name], cell);
    }),
  ];
  const { rows: found, bad_cells } = await read(as === 'csv' ? Buffer.from(csv(rows, ';')) : await workbook(rows));
  return [found.map(({ values }) => values[name]), bad_cells.map(({ cell, message }) => `${cell}: ${message}`)];
}

test('an ambiguous number is read in the style of its column', async () => {
  expect(await column('weight', ['1.234', '12,5'])).toEqual([[1_234, 12.5], []]);
  expect(await column('weight', ['1.234', '12.5'])).toEqual([[1.234, 12.5], []]);
  expect(await column('weight', ['1,234', '1,234.5'])).toEqual([[1_234, 1_234.5], []]);
});

test('an ambiguous number is rejected with the reason if its column has no style or both', async () => {
  const fault = 'B2: “1.234” dapat berarti 1.234 atau 1,234. Tulis tanpa pemisah ribuan.';
  expect(await column('weight', ['1.234', '7'])).toEqual([[null, 7], [fault]]);
  expect(await column('weight', ['1.234', '12,5', '12.5'])).toEqual([[null, 12.5, 12.5], [fault]]);
});

test('whole numbers and money are never ambiguous, as they have no three decimals', async () => {
  expect(await column('count', ['1.500', '1,500', '0', 7])).toEqual([[1_500, 1_500, 0, 7], []]);
  expect(await column('price', ['Rp 92.000,-', 'IDR 92,000', '92.000,00', 92_000])).toEqual([
    [92_000, 92_000, 92_000, 92_000],
    [],
  ]);
  expect(await column('count', [-1, 1.5, '10.001', 'dua'])).toEqual([
    [null, null, null, null],
    [
      'C2: “-1” terlalu kecil. Jumlah harus bilangan bulat mulai dari 0.',
      'C3: “1,5” tidak bulat. Jumlah harus bilangan bulat mulai dari 0.',
      'C4: “10.001” terlalu besar. Jumlah maksimal 10.000',
      'C5: “dua” bukan angka. Jumlah harus bilangan bulat mulai dari 0.',
    ],
  ]);
});

test('days are read from dates, text and numbers that lost their format', async () => {
  const day = { day: '2026-12-31' };
  const cells = [new Date('2026-12-31T00:00:00Z'), '31/12/2026', '31 Des 2026', '2026-12-31', 46_387];
  expect(await column('since', cells)).toEqual([cells.map(() => day), []]);
  const typed = ['31/12/2026', '46387', '46387,75'];
  expect(await column('since', typed, 'csv')).toEqual([[day, day, { ...day, time: '18:00' }], []]);
  expect(await column('since', ['12/31/2026', 12, '31/12/26', true])).toEqual([
    [null, null, day, null],
    [
      'E2: “12/31/2026” menulis bulan sebelum hari, atau bulannya tidak ada. Sejak harus hari/bulan/tahun, seperti 31/12/2026.',
      'E3: Tahun dalam “12” di luar 2000 sampai 2099. Sejak harus seperti 31/12/2026.',
      'E5: “TRUE” bukan tanggal. Sejak harus seperti 31/12/2026.',
    ],
  ]);
});

test('choices are matched by label, references by code', async () => {
  expect(await column('size', ['besar', ' Kecil '])).toEqual([['large', 'small'], []]);
  expect(await column('size', ['Sedang'])).toEqual([
    [null],
    ['F2: “Sedang” bukan pilihan. Ukuran harus Kecil / Besar'],
  ]);
  expect(await column('area', [31, '31', '32'])).toEqual([['Jakarta', 'Jakarta', null], ['G4: Area ini tidak ada']]);
});

test('missing required and too long texts are reported at their cells', async () => {
  const { bad_cells } = await read(await workbook([HEADINGS, [null, 1], ['x'.repeat(21)]]));
  expect(bad_cells.map(({ cell, message }) => `${cell}: ${message}`)).toEqual([
    'A2: Nama harus diisi',
    'A3: Nama maksimal 20 karakter',
  ]);
});

test('numbers written in either style are read back', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('id-ID', 'en-US'),
      async (amounts, locale) => {
        const typed = amounts.map(amount => amount.toLocaleString(locale));
        expect(await column('price', typed, 'csv')).toEqual([amounts, []]);
        const cents = amounts.map(amount => amount / 100);
        // one number that fits only this style settles the style of the others
        const written = [...cents, 12.5].map(cent => cent.toLocaleString(locale, { minimumFractionDigits: 2 }));
        expect((await column('weight', written, 'csv'))[1]).toEqual(
          cents.flatMap((cent, index) =>
            cent > 1_000_000 ? [`B${index + 2}: “${written[index]}” terlalu besar. Berat maksimal 1.000.000`] : [],
          ),
        );
      },
    ),
    { numRuns: 15 },
  ));
