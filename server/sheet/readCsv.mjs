// Runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.
import { parse } from 'csv-parse/sync';

const SEPARATORS = [';', ',', '\t'];
/** Excel's own hint above the heading. */
const HINT = /^sep=(.)\r?\n/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: text contains none of these
const NOT_TEXT = /[\0-\x08\x0e-\x1f]/;

/**
 * Parses a CSV to cells of text, and detects its separator: `,`, `;` or tab, whichever splits the first line into the headings.
 *
 * @param {Uint8Array} bytes
 * @param {{ headings: readonly string[], maxRows: number }} expected
 * @returns {{ rows: string[][], separator: string } | { fault: 'notWorkbook' | 'tooManyRows' | 'tooManyColumns' } | { fault: 'brokenCsv', row: number }}
 */
export function readCsv(bytes, { headings, maxRows }) {
  const text = decode(bytes);
  if (NOT_TEXT.test(text)) return { fault: 'notWorkbook' };
  const body = text.replace(HINT, '');
  const separator = separatorOf(text, body, headings);
  if (!separator) return { fault: 'notWorkbook' };
  // rows may end in empty cells, as programs write them, but the parser would make a text of each of millions
  if (countOf(separator, body) > 2 * headings.length * (maxRows + 2))
    return { fault: countOf('\n', body) > maxRows + 1 ? 'tooManyRows' : 'tooManyColumns' };
  try {
    const rows = parse(body, {
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: false,
      to: maxRows + 2,
    });
    return { rows, separator };
  } catch (error) {
    return { fault: 'brokenCsv', row: Number(error?.lines ?? 1) };
  }
}

function countOf(part, text) {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}

/** Decodes UTF-16 with a byte order mark, else UTF-8 if valid, else the encoding of Windows in Indonesia. */
function decode(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separatorOf(text, body, headings) {
  const hint = HINT.exec(text)?.[1];
  if (hint && SEPARATORS.includes(hint)) return hint;
  const known = new Set(headings.map(plain));
  const line = body.slice(0, 10_000).split(/\r?\n|\r/)[0];
  const hits = separator => line.split(separator).filter(part => known.has(plain(part))).length;
  const [best] = SEPARATORS.toSorted((one, other) => hits(other) - hits(one));
  if (hits(best) > 0) return best;
  return SEPARATORS.find(separator => line.includes(separator));
}

const plain = text => text.replaceAll('"', '').trim().toLowerCase();
