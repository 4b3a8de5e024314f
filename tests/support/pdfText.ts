import { inflateSync } from 'node:zlib';

/**
 * Extracts the text of a PDF in embedded fonts, in drawing order, through the fonts' own tables of characters, as a reader that copies it
 * does. The pieces are parts of words and carry no spaces, so the result has none: compare with `withoutSpaces`.
 */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const fonts = fontsOf(pdf, source);
  const pieces: string[] = [];
  for (const stream of streamsOf(pdf, source)) {
    let font: Font | undefined;
    for (const [, name, shown] of stream.text.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (name) font = fonts.get(name);
      const glyphs = [...(shown ?? '').matchAll(/<([\da-f]*)>/gi)].flatMap(
        ([, digits]) => digits!.match(/.{4}/g) ?? [],
      );
      pieces.push(...glyphs.map(glyph => font?.get(Number.parseInt(glyph, 16)) ?? '(no character)'));
    }
  }
  return withoutSpaces(pieces.join(''));
}

export const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** The characters of each glyph. */
type Font = ReadonlyMap<number, string>;

/** Reads each font's `ToUnicode` table, by the name by which pages use the font. */
function fontsOf(pdf: Buffer, source: string): ReadonlyMap<string, Font> {
  const tables = new Map(
    [...source.matchAll(/(\d+) 0 obj\n<<[^>]*\/Subtype \/Type0[\s\S]*?\/ToUnicode (\d+) 0 R/g)].map(([, id, table]) => [
      id,
      table,
    ]),
  );
  const streams = new Map(streamsOf(pdf, source).map(({ id, text }) => [id, text]));
  return new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
      name!,
      fontOf(streams.get(tables.get(id) ?? '') ?? ''),
    ]),
  );
}

function fontOf(table: string): Font {
  const font = new Map<number, string>();
  for (const [, first, entries] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[(.*?)\]/gi))
    for (const [index, [, codes]] of [...entries!.matchAll(/<(.*?)>/g)].entries())
      font.set(
        Number.parseInt(first!, 16) + index,
        String.fromCharCode(...(codes!.match(/[\da-f]{4}/gi) ?? []).map(code => Number.parseInt(code, 16))),
      );
  return font;
}

interface Stream {
  id: string;
  text: string;
}

/** Returns the streams that are compressed text, by the number of their object. */
function streamsOf(pdf: Buffer, source: string): Stream[] {
  return [...source.matchAll(/(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?>>\nstream\r?\n/g)].flatMap(
    ({ 0: head, 1: id, index }) => {
      const start = index + head.length;
      try {
        return [
          { id: id!, text: inflateSync(pdf.subarray(start, source.indexOf('endstream', start))).toString('latin1') },
        ];
      } catch {
        return [];
      }
    },
  );
}
