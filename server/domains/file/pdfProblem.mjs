// Runs in pdfCheckWorker.mjs: plain ESM.
import { inflateSync } from 'node:zlib';

/** Names of PDF objects that run code, open other resources, or embed files. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Movie|Sound|Rendition)(?![\w-])/;
/** The maximum number of bytes that compressed object streams may inflate to. */
const MAX_INFLATED = 24 * 1024 * 1024;
/** The value of `/Filter` for a stream that is only deflated. */
const FLATE = /^\s*(?:\[\s*\/FlateDecode\s*\]|\/FlateDecode(?!\w))/;
const END = '%%EOF';
/** The end record of a ZIP: a file that contains one is also an archive. */
const ZIP_END = 'PK\x05\x06';

/**
 * Returns why a PDF is not accepted; undefined if it contains nothing active, embedded or unreadable. Names are decoded as in PDF
 * readers (`/J#53` is `/JS`), also in compressed object streams. Page content is skipped: nothing executes there.
 *
 * @param {Buffer} bytes
 * @returns {import('./checkPdf').PdfProblem | undefined}
 */
export function pdfProblem(bytes) {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf(END);
  if (!/^%PDF-[12]\.\d/.test(text) || end < 0 || /[^\s\0]/.test(text.slice(end + END.length))) return 'brokenPdf';
  if (text.includes(ZIP_END, Math.max(0, text.length - 66_000))) return 'brokenPdf';
  const objects = objectsOf(text);
  if (objects === null) return 'unreadablePdf';
  if (/\/Encrypt(?![\w-])/.test(objects)) return 'lockedPdf';
  return ACTIVE.test(objects) ? 'activePdf' : undefined;
}

/** Returns the text of all objects, including the content of object streams but not of other streams; null if it cannot be read. */
function objectsOf(text) {
  const parts = [];
  let inflated = 0;
  let from = 0;
  for (;;) {
    const start = /\bstream\r?\n/g;
    start.lastIndex = from;
    const found = start.exec(text);
    const outside = text.slice(from, found?.index);
    parts.push(outside);
    if (!found) break;
    const begin = found.index + found[0].length;
    const stop = text.indexOf('endstream', begin);
    if (stop < 0) return null;
    const dictionary = decodeNames(outside.slice(outside.lastIndexOf('obj') + 1));
    if (/\/ObjStm(?![\w-])/.test(dictionary)) {
      const inner = inflateObjects(text.slice(begin, stop), dictionary, MAX_INFLATED - inflated);
      if (inner === null) return null;
      inflated += inner.length;
      parts.push(inner);
    }
    from = stop + 'endstream'.length;
  }
  return decodeNames(parts.join('\n'));
}

/** Inflates an object stream to text; null if it uses another filter, is broken, or inflates to more than `limit` bytes. */
function inflateObjects(content, dictionary, limit) {
  const [, filter, another] = dictionary.split('/Filter', 3);
  if (filter === undefined) return content;
  // with two entries, readers may disagree on which counts
  if (another !== undefined || !FLATE.test(filter)) return null;
  try {
    // zlib ignores the line break before 'endstream'
    return inflateSync(Buffer.from(content, 'latin1'), { maxOutputLength: Math.max(limit, 1) }).toString('latin1');
  } catch {
    return null;
  }
}

const decodeNames = text => text.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
