// Runs in pdfWorker.mjs: plain ESM.

/** What the fonts of documents can draw (Roboto as pdfmake ships it): Latin with Vietnamese, Greek, Cyrillic, signs. */
const UNDRAWABLE =
  /[^\u0300\u0301\u0303\u0309\u0323\n\x20-\x7e\xa0-\xac\xae-\u017f\u0192\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0482\u048a-\u0513\u1e80-\u1e85\u1ea0-\u1ef9\u2010\u2011\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2044\u20a6-\u20ac\u2116\u2122\u2212\u2248\u2260\u2264\u2265\u25a0\u25cf\ufffd]/u;
const SUBSTITUTE = '\ufffd';
/** Joiners, variation selectors, soft hyphens: they have no shape of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** Returns a text as the fonts can draw it: each character that they lack is one `�`, so that a reader sees that something is missing. */
export function printable(text) {
  const composed = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Zs}\xa0]|\t/gu, ' ');
  return UNDRAWABLE.test(composed) ? Array.from(graphemes.segment(composed), drawn).join('') : composed;
}

function drawn({ segment }) {
  const visible = segment.replace(INVISIBLE, '');
  return UNDRAWABLE.test(visible) ? SUBSTITUTE : visible;
}

/** Returns a document's content with all its texts as the fonts can draw them. */
export function printableContent(content) {
  if (typeof content === 'string') return printable(content);
  if (Array.isArray(content)) return content.map(printableContent);
  if (!content || typeof content !== 'object') return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, HOLDS_TEXT.has(key) ? printableContent(part) : part]),
  );
}

const HOLDS_TEXT = new Set(['text', 'stack', 'columns', 'ul', 'ol', 'table', 'body']);
