import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import type { Cell, Column } from '../../../server/export/columns';
import { fieldOf, writeCsv } from '../../../server/export/exportHandler';
import { writeXlsx } from '../../../server/export/writeXlsx';
import { readCsv } from './readCsv';

const text: Column = { name: 'a', label: 'Isi', kind: 'text', cell: value => String(value) };
const dangerous = /^[=+\-@\t\r\0]/;

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\0', '"', "'", ',', ';', '\n', '\r\n', '='), fc.string())
    .map(([first, rest]) => first + rest),
  fc.constantFrom(
    '=1+1',
    '+62812',
    "-5+cmd|' /C calc'!A0",
    '@SUM(A1)',
    '"=1"',
    '\ufeff=1',
    'a\r\n=1',
    '=""""',
    '_x0041_',
  ),
);

const rowsOf = async function* (cells: readonly Cell[]) {
  yield cells.map(cell => [cell]);
};

const withoutMarks = (value: string) => value.replaceAll("'", '');

async function textOf(chunks: AsyncIterable<unknown>) {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk as string | Uint8Array));
  return Buffer.concat(parts);
}

test('CSV: no field begins like a formula, and every text round-trips except for quote marks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 20 }), async cells => {
      const file = (await textOf(writeCsv([text], rowsOf(cells)))).toString().slice(1);
      const [heading, ...rows] = readCsv(file);
      expect(heading).toEqual(['Isi']);
      expect(rows).toHaveLength(cells.length);
      for (const [index, [field]] of rows.entries()) {
        expect(field).not.toMatch(dangerous);
        const cell = cells[index]!;
        expect(withoutMarks(field!)).toBe(withoutMarks(cell));
      }
    }),
    { seed: 135, numRuns: 200 },
  );
});

test('CSV: no formula begins after any other separator or line break either, quoted or not', async () => {
  const within = fc.tuple(
    fc.string(),
    fc.constantFrom(';', ',', '\t', '|', '\n', '\r'),
    fc.constantFrom('', '"', ' ', '""'),
    nasty,
  );
  const cells = fc.array(
    fc.oneof(
      nasty,
      within.map(parts => parts.join('')),
    ),
    { minLength: 1, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(cells, async texts => {
      const file = (await textOf(writeCsv([text, text], rowsOf(texts)))).toString().slice(1);
      for (const part of file.split(/[;,\t\r\n|]/)) expect(part).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/);
    }),
    { seed: 135, numRuns: 500 },
  );
});

test('CSV: text in which nothing looks like a formula gets no mark', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z0-9;,|\t\r\n "]*$/), cell => {
      const field = fieldOf(cell);
      expect(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field).toBe(cell);
    }),
  ));

test.each([
  ['a;=1', "a;'=1"],
  ['a\t"=1', 'a\t\'"=1'],
  ['a\t\t=1', "a\t'\t'=1"],
  ['a;\t|"\t=1', "a;\t|'\"\t'=1"],
  ['a; b=1', 'a; b=1'],
  ['a,=1', "a,'=1"],
  ['Jl. Kopi, Malang', 'Jl. Kopi, Malang'],
])('CSV: %j is written as %j', (cell, marked) =>
  expect(fieldOf(cell)).toBe(/[";,\n\r]/.test(cell) ? `"${marked.replaceAll('"', '""')}"` : marked),
);

test('CSV: a million separators are written in one pass', () =>
  expect(fieldOf('\t'.repeat(1_000_000))).toBe(`'${'\t'.repeat(1_000_000)}`));

test('CSV: a negative number stays a number, with a decimal comma', () => {
  expect(fieldOf(-5)).toBe('-5');
  expect(fieldOf(-6.94668)).toBe('-6,94668');
  expect(fieldOf('-5')).toBe("'-5");
  expect(fieldOf(null)).toBe('');
  expect(fieldOf(new Date('2026-11-20T17:30:00.000Z'))).toBe('2026-11-21 00:30');
});

test('XLSX: every text round-trips without characters invalid in XML; no cell is a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 20 }), async cells => {
      const file = await textOf(writeXlsx('uji', [text], rowsOf(cells)));
      const [sheet] = (await readXlsx(file)).sheets;
      expect([...(sheet!.cells?.values() ?? [])].some(cell => cell.formula)).toBe(false);
      const back = sheet!.rows.slice(1).map(row => row[0] ?? '');
      for (const [index, cell] of cells.entries()) {
        const value = back[index] ?? '';
        expect(typeof value).toBe('string');
        // a line break in a cell is one character
        expect(String(value)).toBe(plain(cell));
      }
    }),
    { seed: 135, numRuns: 60 },
  );
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones left out
const plain = (cell: string) => cell.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').replace(/\r\n?/g, '\n');
