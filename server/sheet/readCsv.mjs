// Runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.
import { parse } from 'csv-parse/sync';
import { headingKey, SEARCHED } from './headings.mjs';

const SEPARATORS = [';', ',', '\t'];
/** Excel's own hint above the heading. */
const HINT = /^"?sep=([^"\r\n])"?[;,\t]*(?:\r\n?|\n)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: text contains none of these
const NOT_TEXT = /[\0-\x08\x0e-\x1f]/;

/** Ends the parser once there are more filled rows than any format takes. */
class Enough extends Error {}

/**
 * Parses a CSV to its filled rows, and detects its separator: `,`, `;` or tab, whichever splits a line into the headings.
 *
 * @param {Uint8Array} bytes
 * @param {{ headings: readonly string[], maxRows: number }} expected
 * @returns {{ rows: { number: number, cells: object[] }[], separator: string } | { fault: 'notWorkbook' | 'tooManyRows' | 'tooManyColumns' } | { fault: 'brokenCsv', row: number }}
 */
export function readCsv(bytes, { headings, maxRows }) {
  const text = decode(bytes);
  if (NOT_TEXT.test(text)) return { fault: 'notWorkbook' };
  const body = withoutEnd(withLineFeeds(text.replace(HINT, '')));
  const separator = separatorOf(text, body, headings);
  if (!separator) return { fault: 'notWorkbook' };
  // rows may end in empty cells, as programs write them, but the parser would make a text of each of millions
  if (countOf(separator, body) > 2 * headings.length * (maxRows + 2))
    return { fault: countOf('\n', body) > maxRows + 1 ? 'tooManyRows' : 'tooManyColumns' };
  const rows = [];
  let number = 0;
  try {
    parse(body, {
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: false,
      on_record: values => {
        number += 1;
        if (values.every(isBlank)) return null;
        rows.push({ number, cells: values.map(value => ({ value: value === '' ? null : value, formula: false })) });
        if (rows.length > maxRows + SEARCHED + 1) throw new Enough();
        return null;
      },
    });
    return { rows, separator };
  } catch (error) {
    if (error instanceof Enough) return { fault: 'tooManyRows' };
    return { fault: 'brokenCsv', row: Number(error?.lines ?? 1) };
  }
}

const isBlank = text => text.trim() === '';

function countOf(part, text) {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}

/** Decodes UTF-16 and UTF-8 with or without a byte order mark, else the encoding of Windows in Indonesia. */
function decode(bytes) {
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Bytes looked at without a byte order mark. */
const SAMPLE = 2_000;

function wideEncodingOf(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 1].map(side => sample.filter((byte, index) => byte === 0 && index % 2 === side).length);
  // headings are Latin letters: every second byte is zero, and none between
  const isSure = one => zeros[one] > sample.length * 0.4 && zeros[1 - one] === 0;
  return isSure(1) ? 'utf-16le' : isSure(0) ? 'utf-16be' : null;
}

/** Old programs of the Mac end lines by carriage returns alone. */
const withLineFeeds = text => (text.includes('\n') ? text : text.replaceAll('\r', '\n'));

/** Cuts off the lines of separators alone that programs write for every row that was ever touched. */
function withoutEnd(text) {
  let end = text.length;
  while (end > 0) {
    const start = text.lastIndexOf('\n', end - 2) + 1;
    if (/[^\s;,]/.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}

function separatorOf(text, body, headings) {
  const hint = HINT.exec(text)?.[1];
  if (hint) return hint;
  const known = new Set(headings.map(headingKey));
  const lines = body.slice(0, 50_000).split('\n', SEARCHED);
  const hitsIn = (line, separator) => line.split(separator).filter(part => known.has(plain(part))).length;
  const hits = separator => Math.max(...lines.map(line => hitsIn(line, separator)));
  const [best] = SEPARATORS.toSorted((one, other) => hits(other) - hits(one));
  if (hits(best) > 0) return best;
  return SEPARATORS.find(separator => lines[0].includes(separator));
}

const plain = text => headingKey(text.replaceAll('"', ''));
