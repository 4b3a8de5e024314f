import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { priceApi } from '../../../contract/price/priceApi';
import type { PriceOutcome } from '../../../contract/price/pricePlan';
import type { Client } from '../../support/client';
import { type CellRow, csv, workbook, workbookOf, zipOf } from '../../support/spreadsheets';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let harga: Client;

beforeAll(async () => {
  app = await startApp();
  harga = await app.as('harga');
});
afterAll(() => app?.close());

const HEADINGS = ['Kode produk', 'Produk', 'Kode area', 'Area', 'Harga sekarang', 'Harga baru'];
type Style = (amount: number) => string | number;
const rowsIn = (price: Style): CellRow[] => [
  HEADINGS,
  ['LPG-BG12', 'Bright Gas 12 kg', '31', 'DKI Jakarta', null, price(193_500)],
  ['LPG-BG12', 'Bright Gas 12 kg', '34.04', 'Kab. Sleman', null, price(195_000)],
  ['LPG-BG5', 'Bright Gas 5,5 kg', '32', 'Jawa Barat', null, price(91_250)],
];
/** What each file says: the price's cell, area, price. */
const SAID = [
  ['31', null, 193_500],
  ['32', null, 91_250],
  ['34', '34.04', 195_000],
];

const indonesian: Style = amount => `Rp ${amount.toLocaleString('id-ID', { minimumFractionDigits: 2 })}`;
const english: Style = amount => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
const plain: Style = amount => amount;
const utf8 = (text: string) => Buffer.from(text);
const reordered = (row: CellRow): CellRow => [row[5]!, row[2]!, row[0]!];

/** As written by LibreOffice 7.4, from CSVs with Indonesian and with English decimals. */
const saved = (name: string) => readFileSync(join(import.meta.dirname, 'sheets', name));

const files: Record<string, () => Buffer | Promise<Buffer>> = {
  'a workbook of LibreOffice, Indonesian': () => saved('libreOffice-id.xlsx'),
  'a workbook of LibreOffice, English': () => saved('libreOffice-en.xlsx'),
  'a CSV of LibreOffice, Indonesian': () => saved('libreOffice-id.csv'),
  'a CSV of LibreOffice, English, with tabs': () => saved('libreOffice-en.csv'),
  'a workbook of Excel': excelWorkbook,
  'a workbook with numbers': () => workbook(rowsIn(plain)),
  'a workbook with Indonesian text': () => workbook(rowsIn(indonesian)),
  'a workbook with English text': () => workbook(rowsIn(english)),
  'a CSV with semicolons and Indonesian decimals': () => utf8(csv(rowsIn(indonesian), ';')),
  'a CSV with commas and English decimals': () => utf8(csv(rowsIn(english), ',')),
  'a CSV with commas and Indonesian decimals, quoted': () => utf8(csv(rowsIn(indonesian), ',')),
  'a CSV that begins with a byte order mark': () => utf8(`\ufeff${csv(rowsIn(indonesian), ';')}`),
  'a CSV that names its separator': () => utf8(`sep=;\r\n${csv(rowsIn(plain), ';')}`),
  'a CSV of Windows': () => Buffer.from(csv([...rowsIn(indonesian), ['é', 'ü', '', '', '', '']], ';'), 'latin1'),
  'Unicode text of Excel': () => Buffer.from(`\ufeff${csv(rowsIn(indonesian), '\t')}`, 'utf16le'),
  'a CSV with line feeds only': () => utf8(csv(rowsIn(plain), ';').replaceAll('\r\n', '\n')),
  'stray spaces, of any kind': () =>
    workbook(
      rowsIn(indonesian).map(row => row.map(cell => (typeof cell === 'string' ? `\u00a0 ${cell} \u200b` : cell))),
    ),
  'headings and codes in small letters': () =>
    workbook(rowsIn(plain).map(row => row.map(cell => (typeof cell === 'string' ? cell.toLowerCase() : cell)))),
  'other columns left out, and in another order': () => workbook(rowsIn(plain).map(reordered)),
  'areas that became numbers': () =>
    workbook(rowsIn(plain).map((row, index) => (index === 0 ? row : row.with(2, Number(row[2]))))),
  'empty rows between, and below': () =>
    workbook(
      rowsIn(plain)
        .flatMap((row, index) => (index === 1 ? [row, [], ['', ' ']] : [row]))
        .concat([[], []]),
    ),
  'the remarks of an upload before': () =>
    workbook(rowsIn(plain).map((row, index) => [...row, index === 0 ? 'Keterangan' : 'F2: Harga baru harus diisi'])),
  'other sheets beside it': async () =>
    workbookOf({ name: 'Petunjuk', rows: [['Isi kolom Harga baru']] }, { name: 'Harga', rows: rowsIn(plain) }),
};

test.each(Object.entries(files))('%s is read correctly', async (_, bytes) => {
  const { status, body } = await harga.send(priceApi.upload, {
    query: { category: 'lpg' },
    file: { name: 'harga', bytes: await bytes() },
  });
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  const { bad_cells, rows } = (body.data as PriceOutcome).plan!;
  expect(bad_cells.filter(({ cell }) => cell !== 'A5')).toEqual([]);
  const said = rows.map(({ province_code, regency_code, new_amount }) => [province_code, regency_code, new_amount]);
  expect(said.toSorted()).toEqual(SAID);
});

/** What Excel writes: shared and rich strings, styles, spans, and a deduplicated string table. */
function excelWorkbook(): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const texts = [
    ...new Set(
      rowsIn(plain)
        .flat()
        .filter(cell => typeof cell === 'string'),
    ),
  ];
  const strings = texts.map((text, index) =>
    index === 1
      ? `<si><r><t xml:space="preserve">${text.slice(0, 3)}</t></r><r><rPr><b/></rPr><t>${text.slice(3)}</t></r></si>`
      : `<si><t>${text}</t></si>`,
  );
  const cell = (value: CellRow[number], name: string) =>
    value === null
      ? `<c r="${name}" s="1"/>`
      : typeof value === 'string'
        ? `<c r="${name}" t="s"><v>${texts.indexOf(value)}</v></c>`
        : `<c r="${name}" s="1"><v>${value}</v></c>`;
  const rows = rowsIn(plain).map(
    (row, index) =>
      `<row r="${index + 1}" spans="1:6" x14ac:dyDescent="0.25">${row.map((value, column) => cell(value, `${'ABCDEF'[column]}${index + 1}`)).join('')}</row>`,
  );
  const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n${text}`);
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const relationships = (text: string) =>
    xml(`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${text}</Relationships>`);
  return zipOf({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ),
    '_rels/.rels': relationships(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr defaultThemeVersion="166925"/><sheets><sheet name="Harga" sheetId="1" r:id="rId1"/></sheets><calcPr calcId="191029"/></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relationships(
      relation(1, 'worksheet', 'worksheets/sheet1.xml') +
        relation(2, 'styles', 'styles.xml') +
        relation(3, 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': xml(
      `<sst xmlns="${main}" count="30" uniqueCount="${texts.length}">${strings.join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${main}" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><dimension ref="A1:F4"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/><sheetData>${rows.join('')}</sheetData><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`,
    ),
  });
}
