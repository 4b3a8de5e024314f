import { readXlsx } from 'hucre/xlsx';
import { unwatched } from '../../server/core/Task';
import { defineSheet } from '../../server/sheet/defineSheet';
import { readSheet } from '../../server/sheet/readSheet';
import { sheetLimits } from '../../server/sheet/sheetLimits';
import { text } from '../../server/sheet/textColumns';
import { writeRemarks } from '../../server/sheet/writeRemarks';
import { rawWorkbook as rawParts } from '../support/rawWorkbooks';
import { workbook, zipOf } from '../support/spreadsheets';

const sheet = defineSheet({
  name: 'Uji',
  columns: { name: text('Nama', { max: 2_000, required: true }), note: text('Catatan', { max: 20 }) },
  maxFilled: 10_000,
  maxRows: 10_000,
  guide: [],
});
const HEADINGS = ['Nama', 'Catatan'];
const MB = 1024 * 1024;
const MOST_GROWTH = 400 * MB;

/** Reads a file, and requires that the memory of the whole process has hardly grown. */
async function read(bytes: Buffer) {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  try {
    return await readSheet(sheet, bytes, unwatched({ user_id: 'penguji' }));
  } finally {
    clearInterval(watch);
    expect(Math.max(most, process.memoryUsage.rss()) - before).toBeLessThan(MOST_GROWTH);
  }
}

/** Creates a workbook from raw XML, with one shared string beside the headings. */
const rawWorkbook = (shared: string, rows: string) =>
  zipOf({
    '[Content_Types].xml': Buffer.from(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
    ),
    '_rels/.rels': Buffer.from(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': Buffer.from(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Uji" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': Buffer.from(
      `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>Nama</t></si><si><t>Catatan</t></si><si><t>${shared}</t></si></sst>`,
    ),
    'xl/worksheets/sheet1.xml': Buffer.from(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>${rows}</sheetData></worksheet>`,
    ),
  });

const sharedRows = (count: number) =>
  Array.from({ length: count }, (_, n) => `<row r="${n + 2}"><c r="A${n + 2}" t="s"><v>2</v></c></row>`).join('');

const refusal = (message: string) => ({ errors: { file: expect.objectContaining({ message }) } });

test('a shared string in many cells is cut in each, and reported though its column would accept more', async () => {
  const { table, bad_cells } = await read(rawWorkbook('x'.repeat(20 * MB), sharedRows(3_000)));
  expect(table.rows).toHaveLength(3_001);
  expect(new Set(table.rows.slice(1).map(([cell]) => String(cell!.value).length))).toEqual(
    new Set([sheetLimits.cellLength]),
  );
  expect(bad_cells).toHaveLength(3_000);
  expect(bad_cells[0]).toMatchObject({ cell: 'A2', message: 'Nama maksimal 1000 karakter' });
});

test('what the thread would post beyond its limit is refused', async () => {
  const cells = (row: number) => Array.from('ABCDEFG', column => `<c r="${column}${row}" t="s"><v>2</v></c>`).join('');
  const rows = Array.from({ length: 9_000 }, (_, n) => `<row r="${n + 2}">${cells(n + 2)}</row>`).join('');
  await expect(read(rawWorkbook('x'.repeat(20 * MB), rows))).rejects.toMatchObject(
    refusal('Isi berkas ini terlalu besar. Kurangi isinya, lalu unggah lagi.'),
  );
});

test.each([
  [
    'cells in the last column of a workbook',
    () => {
      const rows = Array.from({ length: 100 }, (_, n) => `<row r="${n + 2}"><c r="XFD${n + 2}"><v>1</v></c></row>`);
      return rawWorkbook('x', rows.join(''));
    },
    'Paling banyak 50 kolom dalam satu berkas, tetapi sel XFD2 berisi. Hapus isinya.',
  ],
  [
    'a CSV row of a million empty cells',
    () => Buffer.from(`Nama,Catatan\r\na${','.repeat(1_000_000)}`),
    'Paling banyak 50 kolom dalam satu berkas',
  ],
  [
    'a CSV row of 1.9 million filled cells',
    () => Buffer.from(`Nama,Catatan\r\na${',b'.repeat(950_000)}`),
    'Paling banyak 50 kolom dalam satu berkas',
  ],
])('%s are refused in the thread', async (_, bytes, message) => {
  await expect(read(bytes())).rejects.toMatchObject(refusal(message));
});

test('empty cells of a CSV beyond the columns are cut', async () => {
  const { table } = await read(Buffer.from(`Nama,Catatan\r\na${','.repeat(30_000)}`));
  expect(table.rows.map(row => row.length)).toEqual([2, sheetLimits.columns]);
});

test('merged cells below the data are no faults, those within are named once', async () => {
  const below = Array.from({ length: 20_000 }, (_, n) => ({
    startRow: 10 + n,
    endRow: 10 + n,
    startCol: 0,
    endCol: 1,
  }));
  const within = { startRow: 1, endRow: 2, startCol: 0, endCol: 0 };
  const { table, bad_cells } = await read(await workbook([HEADINGS, ['a'], ['b']], { merges: [within, ...below] }));
  expect(table.merged).toEqual(['A2']);
  expect(bad_cells.map(({ cell }) => cell)).toEqual(['A2']);
});

test('remarks tell how many faults are not named', async () => {
  const { table, bad_cells } = await read(await workbook([HEADINGS, [null, 'a'], [null, 'b']]));
  const bytes = await writeRemarks(sheet, table, { faults: bad_cells.slice(0, 1), count: 1_235 });
  const [{ rows } = { rows: [] }] = (await readXlsx(bytes)).sheets;
  expect(rows[0]).toEqual([...HEADINGS, 'Keterangan: dan 1.234 lagi']);
  expect(rows[1]![2]).toBe('A2: Nama harus diisi');
});

test('elements nested a million deep are refused at once', async () => {
  const deep = { ...rawParts([{ name: 'Uji', rows: [HEADINGS, ['a']] }]) };
  deep['xl/worksheets/sheet1.xml'] = Buffer.from(`<worksheet>${'<a>'.repeat(1_000_000)}`);
  const began = performance.now();
  await expect(read(zipOf(deep))).rejects.toMatchObject(refusal('Berkas ini bukan buku kerja Excel yang utuh'));
  // the parser itself takes the square of the depth: minutes
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('a part that is named as a thousand sheets is read once', async () => {
  const parts = rawParts([{ name: 'Uji', rows: [HEADINGS, ...Array.from({ length: 5_000 }, () => ['a', 'b'])] }]);
  const sheets = Array.from({ length: 1_000 }, (_, n) => `<sheet name="S${n}" sheetId="${n}" r:id="rId1"/>`);
  const workbook = parts['xl/workbook.xml']!.toString().replace(
    /<sheets>.*<\/sheets>/,
    `<sheets>${sheets.join('')}</sheets>`,
  );
  const { rows, notices } = await read(zipOf({ ...parts, 'xl/workbook.xml': Buffer.from(workbook) }));
  expect([rows.length, notices.length]).toEqual([5_000, 1]);
});

test('what a number format adds to its cells counts, and a format beyond the length of any is not followed', async () => {
  const cells = Array.from({ length: 3_000 }, () => [{ xml: '<c s="1"><v>7</v></c>' }, 'b']);
  const formatted = (length: number) =>
    zipOf(rawParts([{ name: 'Uji', rows: [HEADINGS, ...cells] }], { formats: [`"${'x'.repeat(length)}"0`] }));
  expect((await read(formatted(200))).rows[0]!.values.name).toBe(`${'x'.repeat(200)}7`);
  const { bad_cells } = await read(formatted(1_000_000));
  expect(bad_cells[0]).toMatchObject({
    cell: 'A2',
    message: expect.stringContaining('Berisi angka 7 yang tampil berbeda'),
  });
});
