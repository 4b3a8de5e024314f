import fc from 'fast-check';
import { unwatched } from '../../server/core/Task';
import { defineSheet } from '../../server/sheet/defineSheet';
import { moment } from '../../server/sheet/momentColumn';
import { decimal, money, whole } from '../../server/sheet/numberColumns';
import { readSheet } from '../../server/sheet/readSheet';
import { text } from '../../server/sheet/textColumns';
import { type RawCell, rawWorkbook } from '../support/rawWorkbooks';
import { csv } from '../support/spreadsheets';
import { streamedZip } from '../support/streamedZip';

const sheet = defineSheet({
  name: 'Uji',
  columns: {
    key: text('Kunci', { max: 10 }),
    price: money('Harga', { max: 1_000_000_000_000, hint: '' }),
    count: whole('Jumlah', { min: 0, max: 1_000_000, hint: '' }),
    weight: decimal('Berat', { min: -1_000_000, max: 1_000_000 }),
    since: moment('Sejak'),
    code: text('Kode', { max: 40 }),
  },
  maxFilled: 1_000,
  maxRows: 1_000,
  guide: [],
});
type Column = Exclude<keyof typeof sheet.columns, 'key'>;
const COLUMNS = Object.keys(sheet.columns) as (keyof typeof sheet.columns)[];
const HEADINGS = Object.values(sheet.columns).map(({ header }) => header);

/** How a file may hold the same text. */
type Kind = 'shared' | 'inline' | 'csv';

/** Returns what each cell of a column became: its value, or the message of its refusal. */
async function stored<Name extends Column>(
  column: Name,
  cells: readonly RawCell[],
  kind: Kind,
  formats: readonly string[] = [],
) {
  const place = COLUMNS.indexOf(column);
  const rows = cells.map((cell): RawCell[] => ['x', null, null, null, null, null].with(place, cell as string));
  const bytes =
    kind === 'csv'
      ? Buffer.from(csv([HEADINGS, ...(rows as string[][])], ';'))
      : streamedZip(rawWorkbook([{ name: 'Uji', rows: [HEADINGS, ...rows] }], { inline: kind === 'inline', formats }));
  const read = await readSheet(sheet, bytes, unwatched({ user_id: 'penguji' }));
  const refused = new Map(read.bad_cells.map(({ cell, message }) => [cell, message]));
  return read.rows.map(row => ({ value: row.values[column], fault: refused.get(row.cells[column]) }));
}

const kinds = fc.constantFrom<Kind>('shared', 'inline', 'csv');
/** Texts of what amounts are written with. */
const amountText = fc
  .array(
    fc.constantFrom(
      '1',
      '9',
      '0',
      '00',
      '000',
      '195',
      '.',
      ',',
      ' ',
      '\u00a0',
      'Rp',
      '-',
      'E+',
      'O',
      '\uff11',
      '/',
      "'",
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map(parts => parts.join(''))
  .filter(written => /\S/.test(written));

/** Removes, independently of the reader, what never changes an amount. */
const bare = (written: string) => written.normalize('NFKC').replace(/rp\.?|idr|[\s']|,-$/gi, '');

/** All whole numbers that anybody could mean by a text: with either separator for thousands, and only zeros after the decimal one. */
function wholeMeanings(written: string): Set<number> {
  const [, sign, digits = ''] = /^([+-]?)(.*)$/.exec(bare(written)) ?? [];
  const meanings = new Set<number>();
  for (const [thousands, decimals] of [
    ['.', ','],
    [',', '.'],
  ] as const) {
    const [whole = '', fraction, ...more] = digits.split(decimals);
    const groups = whole.split(thousands);
    const isGrouped = groups.every((group, index) => (index === 0 ? /^\d{1,}$/ : /^\d{3}$/).test(group));
    if (isGrouped && more.length === 0 && /^0{0,2}$/.test(fraction ?? ''))
      meanings.add(Number(groups.join('')) * (sign === '-' ? -1 : 1) || 0);
  }
  return meanings;
}

test('no text of an amount is stored as another than it can mean, wherever it stands', () =>
  fc.assert(
    fc.asyncProperty(fc.array(amountText, { minLength: 1, maxLength: 60 }), kinds, async (texts, kind) => {
      for (const column of ['price', 'count'] as const) {
        const found = await stored(column, texts, kind);
        for (const [index, { value, fault }] of found.entries()) {
          // exactly one of both
          expect([texts[index], value === null]).toEqual([texts[index], fault !== undefined]);
          if (value !== null) expect([...wholeMeanings(texts[index]!)]).toContain(value);
        }
      }
    }),
    { numRuns: 25 },
  ));

test('a number of a cell is stored as itself with 15 digits, or refused', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.double({ min: -2_000_000, max: 2_000_000, noNaN: true, noDefaultInfinity: true }),
          fc.integer({ min: 0, max: 1_000_000 }),
          fc.integer({ min: 0, max: 1_000_000 }).map(count => count * (1 + Number.EPSILON)),
          fc.integer({ min: 1, max: 900_000 }).map(count => (count * 0.1 + count * 0.2) / 0.3),
        ),
        { minLength: 1, maxLength: 60 },
      ),
      async numbers => {
        const cells = numbers.map(number => ({ xml: `<c><v>${number}</v></c>` }));
        const counts = await stored('count', cells, 'shared');
        const weights = await stored('weight', cells, 'shared');
        for (const [index, number] of numbers.entries()) {
          const shown = Number(number.toPrecision(15));
          const [count, weight] = [counts[index]!, weights[index]!];
          const fits = Number.isInteger(shown) && shown >= 0 && shown <= 1_000_000;
          expect({ number, value: count.value }).toEqual({ number, value: fits ? shown || 0 : null });
          expect(count.fault === undefined).toBe(fits);
          expect(weight.value).toBe(Math.abs(shown) <= 1_000_000 ? shown : null);
        }
      },
    ),
    { numRuns: 15 },
  ));

const months = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ');
const english = 'January February March April May June July August September October November December'.split(' ');
const days = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

/** Ways in which a day is written that leave no doubt. */
const writings: ((year: string, month: number, day: number) => string)[] = [
  (year, month, day) => `${day}/${month}/${year}`,
  (year, month, day) => `${String(day).padStart(2, '0')}-${String(month).padStart(2, '0')}-${year}`,
  (year, month, day) => `${day}.${month}.${year}`,
  (year, month, day) => `${day}/${month}/${year.slice(2)}`,
  (year, month, day) => `${day} ${months[month - 1]} ${year}`,
  (year, month, day) => `${day}-${english[month - 1]!.slice(0, 3)}-${year}`,
  (year, month, day) => `${day} ${months[month - 1]!.slice(0, 3)} '${year.slice(2)}`,
  (year, month, day) => `${english[month - 1]} ${day}, ${year}`,
  (year, month, day) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  (year, month, day) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T00:00:00+07:00`,
];

test('every writing of a day is that day, as text, as a date of any format and as a bare number', () =>
  fc.assert(
    fc.asyncProperty(fc.array(days, { minLength: 1, maxLength: 20 }), kinds, async (chosen, kind) => {
      const texts = chosen.flatMap(day => {
        const [year = '', month, date] = day.split('-');
        return writings.map(write => write(year, Number(month), Number(date)));
      });
      const expected = chosen.flatMap(day => writings.map(() => day));
      expect((await stored('since', texts, kind)).map(({ value, fault }) => fault ?? value?.day)).toEqual(expected);
      const serials = chosen.map(day => Date.parse(day) / 86_400_000 + 25_569);
      const formats = ['dd/mm/yyyy', 'd mmm yy', '[$-421]dd mmmm yyyy;@', 'yyyy\\-mm\\-dd hh:mm'];
      for (const style of [0, ...formats.map((_, index) => index + 1)]) {
        const cells = serials.map(serial => ({ xml: `<c s="${style}"><v>${serial}</v></c>` }));
        const found = await stored('since', cells, 'shared', formats);
        expect(found.map(({ value, fault }) => fault ?? value?.day)).toEqual(chosen);
      }
    }),
    { numRuns: 15 },
  ));

test('no text is stored as a day that it does not name', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc
          .tuple(
            fc.integer({ min: 0, max: 40 }),
            fc.constantFrom('/', '-', '.', ' '),
            fc.oneof(fc.integer({ min: 0, max: 40 }).map(String), fc.constantFrom(...months, 'Sya', 'Mars', 'Sen')),
            fc.integer({ min: 0, max: 3_000 }),
          )
          .map(([day, separator, month, year]) => [day, month, year].join(separator)),
        { minLength: 1, maxLength: 60 },
      ),
      kinds,
      async (texts, kind) => {
        const found = await stored('since', texts, kind);
        for (const [index, { value, fault }] of found.entries()) {
          expect([texts[index], value === null]).toEqual([texts[index], fault !== undefined]);
          if (value === null) continue;
          const [day, month, year] = texts[index]!.split(/[/. -]/);
          const number = months.indexOf(month!) + 1 || Number(month);
          const full = year!.length === 2 ? `20${year}` : year;
          expect(value?.day).toBe(`${full}-${String(number).padStart(2, '0')}-${day!.padStart(2, '0')}`);
        }
      },
    ),
    { numRuns: 25 },
  ));

test('a code is exactly the text of its cell, or the digits with the zeros that its format shows', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{2,14}[A-Z0-9]$/), { minLength: 1, maxLength: 30 }),
      fc.array(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 12 }),
      async (codes, numbers, places) => {
        for (const kind of ['shared', 'inline', 'csv'] as const)
          expect((await stored('code', codes, kind)).map(({ value }) => value)).toEqual(codes);
        const cells = numbers.map(number => ({ xml: `<c s="1"><v>${number}</v></c>` }));
        const shown = await stored('code', cells, 'shared', ['0'.repeat(places)]);
        expect(shown.map(({ value }) => value)).toEqual(numbers.map(number => String(number).padStart(places, '0')));
      },
    ),
    { numRuns: 15 },
  ));
