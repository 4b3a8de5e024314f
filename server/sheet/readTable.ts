import { fileTypeFromBuffer } from 'file-type';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { type SheetFormat, sheetFormatErrors } from '../../contract/core/sheetFormatErrors';
import { HttpError, invalidInput } from '../core/HttpError';
import type { Task } from '../core/Task';
import { WorkerPool } from '../core/WorkerPool';
import type { SheetCell, SheetTable } from './cells';
import { type SheetLimits, sheetLimits } from './sheetLimits';

export interface Expected {
  /** Sheet name in the format. */
  name: string;
  headings: readonly string[];
  /** Headings of the columns that are read; a sheet with all of them is taken for the format. */
  needed: readonly string[];
  /** Heading of the column without which a row asks for nothing. */
  asked: string | null;
  /** Names of sheets that nobody filled in. */
  companions: readonly string[];
  /** Maximum number of filled rows below the heading. */
  maxRows: number;
}

const SECONDS = 15;
const ZIP = Buffer.from('PK');

type Facts = Omit<SheetTable, 'rows'>;
type OwnFault =
  | 'notWorkbook'
  | 'brokenWorkbook'
  | 'noSheet'
  | 'brokenCsv'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooLarge';
interface Failed {
  fault: OwnFault | SheetFormat;
  /** The unreadable line of a CSV. */
  row?: number;
  /** The first cell beyond the columns. */
  cell?: string;
}
interface Work extends Expected {
  bytes: Uint8Array;
  limits: SheetLimits;
}
interface Part {
  rows: SheetCell[][];
  total: number;
}

const tables = new WorkerPool<Work, { facts: Facts } | Failed, Part>(new URL('./sheetWorker.mjs', import.meta.url), {
  threads: 2,
  waitingEach: 1,
  memoryMb: 192,
  tooMuch: of => invalidFile(of === 'time' ? sheetErrors.tooSlow() : sheetErrors.tooLarge()),
  busy: () => new HttpError(429, sheetErrors.busy(), { retryAfter: 5 }),
});

/**
 * Reads the cells of an uploaded workbook or CSV in a thread with its own limits, which ends when the task is cancelled.
 *
 * @throws HttpError 422 on `file` if it is neither, too large when unpacked, or has too many rows or columns; 429 if the person has two
 * others being read; the signal's reason if the task is cancelled
 */
export async function readTable(bytes: Buffer, expected: Expected, task: Task): Promise<SheetTable> {
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) {
    const format = await foreignFormat(bytes);
    if (format) throw invalidFile(format === 'oldWorkbook' ? sheetErrors.oldWorkbook() : sheetFormatErrors[format]());
  }
  const rows: SheetCell[][] = [];
  task.report({ step: 'reading', done: 0, total: null });
  const end = await tables.run({ bytes, ...expected, limits: sheetLimits }, task, SECONDS, part => {
    rows.push(...part.rows);
    task.report({ step: 'reading', done: rows.length, total: part.total });
  });
  if ('fault' in end) throw invalidFile(errorOf(end, expected));
  return { rows, ...end.facts };
}

function errorOf({ fault, row = 1, cell }: Failed, { maxRows }: Expected): ErrorMessage {
  const max = sheetLimits.columns;
  const own: Record<OwnFault, () => ErrorMessage> = {
    notWorkbook: () => sheetErrors.notWorkbook(),
    brokenWorkbook: () => sheetErrors.brokenWorkbook(),
    noSheet: () => sheetErrors.noSheet(),
    brokenCsv: () => sheetErrors.brokenCsv({ row }),
    tooManyRows: () => sheetErrors.tooManyRows({ max: maxRows.toLocaleString('id-ID') }),
    tooManyColumns: () => (cell ? sheetErrors.farCell({ max, cell }) : sheetErrors.tooManyColumns({ max })),
    tooLarge: () => sheetErrors.tooLarge(),
  };
  return isOwn(fault, own) ? own[fault]() : sheetFormatErrors[fault]();
}

const isOwn = (fault: string, own: object): fault is OwnFault => fault in own;

/** Returns an error about the whole file. */
export const invalidFile = (error: ErrorMessage) => invalidInput({ file: error }, error);

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
async function foreignFormat(bytes: Buffer): Promise<SheetFormat | 'oldWorkbook' | undefined> {
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
