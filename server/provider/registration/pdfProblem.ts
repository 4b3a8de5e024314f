import { inflateSync } from 'node:zlib';

/** What runs, opens something else, or hides a file within a PDF. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Movie|Sound|Rendition)(?![\w-])/;
/** Objects that lie packed within a stream, at most so many bytes unpacked. */
const MOST_UNPACKED = 24 * 1024 * 1024;
const END = '%%EOF';
/** End of a ZIP's table of contents: with it the file is an archive too. */
const ZIP_END = 'PK\x05\x06';

/**
 * Why a PDF is not taken, as a sentence for people; undefined where nothing in it runs, hides or cannot be looked at. Names are read as
 * readers do (`/J#53` is `/JS`), also those that are packed; what pages show is not looked into, since nothing there runs.
 */
export function pdfProblem(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf(END);
  if (!/^%PDF-[12]\.\d/.test(text) || end < 0 || /[^\s\0]/.test(text.slice(end + END.length)))
    return 'PDF rusak atau tercampur dengan berkas lain.';
  if (text.includes(ZIP_END, Math.max(0, text.length - 66_000))) return 'PDF rusak atau tercampur dengan berkas lain.';
  const objects = objectsOf(text);
  if (objects === null) return 'Isi PDF tidak dapat diperiksa. Simpan ulang sebagai PDF biasa.';
  if (/\/Encrypt(?![\w-])/.test(objects)) return 'PDF terkunci. Kirim PDF tanpa kata sandi.';
  return ACTIVE.test(objects)
    ? 'PDF berisi skrip, lampiran, atau perintah. Simpan ulang sebagai PDF biasa.'
    : undefined;
}

/** The text of all objects, without the contents of streams but with what streams of objects hold; null where that cannot be read. */
function objectsOf(text: string): string | null {
  const parts: string[] = [];
  let unpacked = 0;
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
    const facts = plainNames(outside.slice(outside.lastIndexOf('obj') + 1));
    if (/\/ObjStm(?![\w-])/.test(facts)) {
      const inner = unpack(text.slice(begin, stop), facts, MOST_UNPACKED - unpacked);
      if (inner === null) return null;
      unpacked += inner.length;
      parts.push(inner);
    }
    from = stop + 'endstream'.length;
  }
  return plainNames(parts.join('\n'));
}

/** A stream of objects as text; null where it is packed in a way that is not looked into, broken, or a bomb. */
function unpack(content: string, facts: string, most: number): string | null {
  const [, list, one] = /\/Filter\s*(?:\[([^\]]*)\]|(\/\w+))/.exec(facts) ?? [];
  const filters = (list ?? one)?.trim();
  if (!filters) return /\/Filter/.test(facts) ? null : content;
  if (filters !== '/FlateDecode') return null;
  try {
    // the line end before 'endstream' is no part of what is packed
    return inflateSync(Buffer.from(content, 'latin1'), { maxOutputLength: Math.max(most, 1) }).toString('latin1');
  } catch {
    return null;
  }
}

const plainNames = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
