// Runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.
import { Parser } from 'htmlparser2';

/** Bytes decoded at a time, so that no text of the whole part exists. */
const CHUNK = 64 * 1024;

/** Parts of a workbook are shallow, and the parser takes the square of the depth. */
const DEEPEST = 100;

/** XML that ends before its root does, or is no part of a workbook. */
export class BrokenXml extends Error {}

/**
 * Walks through the elements of an XML part; declared entities are never expanded. Names come without their prefix, since programs differ
 * in it.
 *
 * @param {Uint8Array} bytes
 * @param {{ open(name: string, attributes: Record<string, string>): void, text?(text: string): void, close?(name: string): void }} visitor
 * @throws BrokenXml if the root is not closed, or elements are nested too deep
 */
export function walkXml(bytes, { open, text, close }) {
  let depth = 0;
  let isWhole = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEEPEST) throw new BrokenXml();
        open(localName(name), attributes);
      },
      ontext: text,
      onclosetag(name, isImplied) {
        depth -= 1;
        isWhole = depth === 0 && !isImplied;
        close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += CHUNK)
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
  parser.end(decoder.decode());
  if (!isWhole) throw new BrokenXml();
}

const localName = name => name.slice(name.indexOf(':') + 1);

/** Returns the value of an attribute whose prefix is up to the program: `r:id`. */
export const prefixed = (attributes, local) =>
  Object.entries(attributes).find(([name]) => name.endsWith(`:${local}`))?.[1];

function encodingOf([first, second]) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
