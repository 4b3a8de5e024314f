import { inflateSync } from 'node:zlib';

/**
 * Extracts the text of a PDF in a standard font, in drawing order. The pieces are parts of words and carry no spaces, so the result has
 * none: compare with `withoutSpaces`.
 */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const pieces: string[] = [];
  for (const { index } of source.matchAll(/stream\r?\n/g)) {
    const start = index + source.slice(index).indexOf('\n') + 1;
    if (source.slice(index - 3, index) === 'end') continue;
    for (const [, shown] of drawn(pdf.subarray(start, source.indexOf('endstream', start))).matchAll(/\[(.*?)\] TJ/g)) {
      const hex = [...shown!.matchAll(/<([\da-f]*)>/gi)].map(([, digits]) => digits).join('');
      pieces.push(Buffer.from(hex, 'hex').toString('latin1'));
    }
  }
  return withoutSpaces(pieces.join(''));
}

export const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Returns the drawing commands of a stream; empty if it is not compressed text. */
function drawn(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
