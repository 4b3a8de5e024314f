import { fileTypeFromBuffer } from 'file-type';
import type { SheetFormat } from '../../contract/core/sheetFormatErrors';

/** Old Office files, and whatever is locked by a password. */
const OLE2 = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Names of what such a file contains, in its directory. */
const OLE2_CONTENTS: readonly (readonly [name: string, SheetFormat])[] = [
  ['EncryptedPackage', 'locked'],
  ['Workbook', 'oldExcel'],
  ['Book', 'oldExcel'],
  ['WordDocument', 'wordDocument'],
  ['PowerPoint Document', 'presentation'],
];
/** Workbooks before Excel 5 are one record after the other: the first begins the file. */
const OLDEST_EXCEL = ['09000400', '09020600', '09040600', '09080800', '09080600'];
/** Bytes that the kind of a file is recognised by. */
const HEAD = 4_096;
const HTML = new Set('!doctype html head body meta table style div script title p br'.split(' '));
const SPREADSHEET_2003 = 'urn:schemas-microsoft-com:office:spreadsheet';
const TEXTS: readonly (readonly [RegExp, SheetFormat])[] = [
  [/^mime-version:/i, 'html'],
  [/^\{\\rtf/, 'richText'],
  [/^[[{]\s*[{"]/, 'json'],
  [/^%PDF-/, 'pdf'],
];

/** Returns the format of a file that is neither a ZIP nor read as CSV; undefined if nothing tells that it is another format. */
export async function foreignFormat(bytes: Buffer): Promise<SheetFormat | 'oldWorkbook' | undefined> {
  if (bytes.length === 0) return 'empty';
  if (bytes.subarray(0, OLE2.length).equals(OLE2)) return contentOf(bytes) ?? 'oldWorkbook';
  const head = bytes.subarray(0, HEAD);
  if (OLDEST_EXCEL.includes(head.toString('hex', 0, 4))) return 'oldExcel';
  const isWide = head[0] === 0xff && head[1] === 0xfe;
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(head).trimStart();
  if (text === '' && bytes.length <= HEAD) return 'empty';
  const known = TEXTS.find(([pattern]) => pattern.test(text))?.[1] ?? markupOf(text);
  if (known) return known;
  // a CSV may begin with letters that a picture begins with as well: BM
  return NOT_TEXT.test(text) ? kindOf((await fileTypeFromBuffer(head))?.mime ?? '') : undefined;
}

/** Returns what a file of Office contains: the first of these in its directory, as others may be embedded in it. */
function contentOf(bytes: Buffer) {
  const found = OLE2_CONTENTS.flatMap(([name, format]) => {
    const at = bytes.indexOf(directoryName(name));
    return at < 0 ? [] : [{ at, format }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.format;
}

/** A name as its directory has it, with its length: the same word in a text is none. */
function directoryName(name: string) {
  const entry = Buffer.alloc(66);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(2 * (name.length + 1), 64);
  return entry;
}

/** Returns which markup a text begins with, by its first element. */
function markupOf(text: string): SheetFormat | undefined {
  const body = withoutProlog(text);
  const name = /^<(?:[a-z]\w{0,20}:)?(!?[a-z]\w{0,20})\b/i.exec(body)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  if (name === 'workbook' && text.includes(SPREADSHEET_2003)) return 'spreadsheetXml';
  if (HTML.has(name)) return 'html';
  return body !== text || body.includes('</') ? 'xml' : undefined;
}

/** Cuts off the declarations and comments before the first element. */
function withoutProlog(text: string) {
  let body = text;
  for (;;) {
    const end = body.startsWith('<?') ? '?>' : body.startsWith('<!--') ? '-->' : undefined;
    const at = end === undefined ? -1 : body.indexOf(end);
    if (end === undefined || at < 0) return body;
    body = body.slice(at + end.length).trimStart();
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: text contains none of these
const NOT_TEXT = /[\0-\x08\x0e-\x1f]/;

const KINDS: readonly (readonly [RegExp, SheetFormat])[] = [
  [/^application\/pdf$/, 'pdf'],
  [/^image\//, 'picture'],
  [/^(?:audio|video)\//, 'media'],
  [/rar|7z|gzip|bzip2|x-xz|zstd|x-tar|lz/, 'archive'],
  [/^application\/rtf$/, 'richText'],
];

const kindOf = (mime: string) => KINDS.find(([pattern]) => pattern.test(mime))?.[1];
