import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { type SheetFormat, sheetFormatErrors } from '../../contract/core/sheetFormatErrors';
import { unwatched } from '../../server/core/Task';
import { defineSheet } from '../../server/sheet/defineSheet';
import { readSheet } from '../../server/sheet/readSheet';
import { text } from '../../server/sheet/textColumns';
import { csv, workbook } from '../support/spreadsheets';
import { streamedZip } from '../support/streamedZip';

const sheet = defineSheet({
  name: 'Uji',
  columns: { name: text('Nama', { max: 20 }), note: text('Catatan', { max: 20 }) },
  maxFilled: 100,
  maxRows: 100,
  guide: [],
});
const HEADINGS = ['Nama', 'Catatan'];

/** Returns the code and the message of a file's refusal; null if it is read. */
async function refusal(bytes: Buffer): Promise<ErrorMessage | null> {
  try {
    await readSheet(sheet, bytes, unwatched({ user_id: 'penguji' }));
    return null;
  } catch (error) {
    return (error as { errors: { file: ErrorMessage } }).errors.file;
  }
}

const folder = join(import.meta.dirname, 'price/sheets');
const fileOf = (start: string) => readFileSync(join(folder, readdirSync(folder).find(name => name.startsWith(start))!));
/** An Office file whose directory has these names; its text has other ones. */
const ole = (...names: string[]) => {
  const entries = names.map(name => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(2 * (name.length + 1), 64);
    return entry;
  });
  const text = Buffer.from('Workbook WordDocument Book', 'utf16le');
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_000), text, ...entries]);
};
const zip = (...names: string[]) => streamedZip(Object.fromEntries(names.map(name => [name, Buffer.from('x')])));
const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();
const SPREADSHEET_XML =
  '<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet/></Workbook>';
const TABLE = '<table border=1><tr><td>Nama</td></tr></table>';

const foreign: [string, SheetFormat, () => Buffer | Promise<Buffer>][] = [
  ['nothing', 'empty', () => Buffer.alloc(0)],
  ['only line ends', 'empty', () => Buffer.from('\ufeff\r\n \r\n')],
  ['a workbook of Excel Binary', 'xlsb', () => fileOf('11b')],
  ['an OpenDocument spreadsheet', 'openDocument', () => fileOf('11c')],
  [
    'an OpenDocument text',
    'otherDocument',
    () => streamedZip({ mimetype: Buffer.from('application/vnd.oasis.opendocument.text') }),
  ],
  [
    'a document of Numbers',
    'appleNumbers',
    () => zip('Index/Document.iwa', 'Metadata/Properties.plist', 'preview.jpg'),
  ],
  ['a document of Numbers, in a package', 'appleNumbers', () => zip('Index.zip', 'Data/x.jpg')],
  ['an old workbook', 'oldExcel', () => ole('Workbook')],
  ['an older workbook', 'oldExcel', () => ole('Book')],
  ['an old workbook with a Word document in it', 'oldExcel', () => ole('Root Entry', 'Workbook', 'WordDocument')],
  ['the oldest workbook', 'oldExcel', () => Buffer.from('0904060000001000', 'hex')],
  ['a workbook with a password', 'locked', () => ole('Root Entry', 'EncryptionInfo', 'EncryptedPackage')],
  ['a Word document', 'wordDocument', () => zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml')],
  ['an old Word document', 'wordDocument', () => ole('WordDocument')],
  ['a presentation', 'presentation', () => zip('[Content_Types].xml', '_rels/.rels', 'ppt/presentation.xml')],
  ['an old presentation', 'presentation', () => ole('PowerPoint Document')],
  ['a PDF', 'pdf', () => Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj', 'latin1')],
  ['a PNG', 'picture', () => picture('png')],
  ['a JPEG', 'picture', () => picture('jpeg')],
  ['a WebP', 'picture', () => picture('webp')],
  ['a video', 'media', () => Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')],
  ['a web page', 'html', () => Buffer.from(`<!DOCTYPE html>\n<html><body>${TABLE}</body></html>`)],
  ['a table of a report', 'html', () => Buffer.from(`\ufeff  ${TABLE}`)],
  ['a web page of Excel', 'html', () => Buffer.from(`<html xmlns:x="urn:schemas-microsoft-com:office:excel">${TABLE}`)],
  ['a web page in UTF-16', 'html', () => Buffer.from(`\ufeff<html>${TABLE}`, 'utf16le')],
  ['a web archive', 'html', () => Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"')],
  ['a spreadsheet of Excel 2003', 'spreadsheetXml', () => Buffer.from(SPREADSHEET_XML)],
  ['XML', 'xml', () => Buffer.from('<?xml version="1.0"?><prices><price/></prices>')],
  ['JSON', 'json', () => Buffer.from('[{"nama": "Siti"}]')],
  ['rich text', 'richText', () => Buffer.from('{\\rtf1\\ansi Nama}')],
  [
    'a zipped workbook',
    'zippedWorkbook',
    async () => streamedZip({ 'harga/harga.xlsx': await workbook([HEADINGS, ['a']]) }),
  ],
  ['a zipped CSV', 'zippedWorkbook', () => zip('harga.csv')],
  ['a ZIP of anything', 'otherZip', () => zip('a.txt')],
  ['a compressed CSV', 'archive', () => gzipSync('Nama,Catatan\na,b')],
];

test.each(foreign)('%s is told what it is (%s)', async (_, format, bytes) => {
  const { code, message } = sheetFormatErrors[format]();
  expect(await refusal(await bytes())).toMatchObject({ code, message });
});

test('every format that has a sentence is tried, each has its own, and says what to do', () => {
  const tried = new Set(foreign.map(([, format]) => format));
  // a locked ZIP is tried below
  expect(Object.keys(sheetFormatErrors).filter(format => !tried.has(format as SheetFormat))).toEqual(['lockedZip']);
  const sentences = Object.values(sheetFormatErrors).map(({ id }) => id);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences.filter(one => !one.includes('suara')))
    expect(sentence).toMatch(/\. .*(?:impan|kspor|nggah|etik)/);
});

test('a locked ZIP is told to be one', async () => {
  const bytes = zip('harga.xlsx');
  // the flag of encryption, in the directory
  bytes[bytes.indexOf('PK\x01\x02') + 8]! |= 1;
  expect(await refusal(bytes)).toMatchObject({ code: sheetFormatErrors.lockedZip.code });
});

test.each(['BM', 'GIF89a', 'MZ', 'ID3', 'RIFF', 'Rar!', '<', '{', '%PD'])(
  'a CSV is read though its first heading begins with %s, as a picture or an archive does',
  async start => {
    const bytes = Buffer.from(
      csv(
        [
          [`${start} kode`, ...HEADINGS],
          ['1', 'a', 'b'],
        ],
        ';',
      ),
    );
    expect(await refusal(bytes)).toBeNull();
  },
);
