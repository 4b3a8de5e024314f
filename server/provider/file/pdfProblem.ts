import { inflateSync } from 'node:zlib';
import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { documentErrors } from '../../../contract/registration/registrationErrors';

/** Names of PDF objects that run code, open other resources, or embed files. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Movie|Sound|Rendition)(?![\w-])/;
/** The maximum number of bytes that compressed object streams may inflate to. */
const MAX_INFLATED = 24 * 1024 * 1024;
const END = '%%EOF';
/** The end record of a ZIP: a file that contains one is also an archive. */
const ZIP_END = 'PK\x05\x06';

/**
 * Returns why a PDF is not accepted; undefined if it contains nothing active, embedded or unreadable. Names are decoded as in PDF
 * readers (`/J#53` is `/JS`), also in compressed object streams. Page content is skipped: nothing executes there.
 */
export function pdfProblem(bytes: Buffer): ErrorMessage | undefined {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf(END);
  if (!/^%PDF-[12]\.\d/.test(text) || end < 0 || /[^\s\0]/.test(text.slice(end + END.length)))
    return documentErrors.brokenPdf();
  if (text.includes(ZIP_END, Math.max(0, text.length - 66_000))) return documentErrors.brokenPdf();
  const objects = objectsOf(text);
  if (objects === null) return documentErrors.unreadablePdf();
  if (/\/Encrypt(?![\w-])/.test(objects)) return documentErrors.lockedPdf();
  return ACTIVE.test(objects) ? documentErrors.activePdf() : undefined;
}

/** Returns the text of all objects, including the content of object streams but not of other streams; null if it cannot be read. */
function objectsOf(text: string): string | null {
  const parts: string[] = [];
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
function inflateObjects(content: string, dictionary: string, limit: number): string | null {
  const [, list, one] = /\/Filter\s*(?:\[([^\][]*)\]|(\/\w+))/.exec(dictionary) ?? [];
  const filters = (list ?? one)?.trim();
  if (!filters) return /\/Filter/.test(dictionary) ? null : content;
  if (filters !== '/FlateDecode') return null;
  try {
    // zlib ignores the line break before 'endstream'
    return inflateSync(Buffer.from(content, 'latin1'), { maxOutputLength: Math.max(limit, 1) }).toString('latin1');
  } catch {
    return null;
  }
}

const decodeNames = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
