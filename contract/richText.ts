import { anyText } from './core/fields';

/**
 * What formatted text may hold, the one home of it: the server keeps nothing else, the editor offers nothing else, and the console
 * shows nothing else. Pictures, styles, frames and handlers are not in it.
 */
export const RICH_TEXT = {
  tags: ['p', 'br', 'strong', 'em', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  attributes: { a: ['href'] },
  /** Of links; an address without a scheme would lead into the app that shows the text. */
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/** Whether a link may lead there. */
export const isRichTextLink = (address: string) =>
  new RegExp(`^(?:${RICH_TEXT.schemes.join('|')}):\\S`, 'i').test(address.trim());

/** Tags that a line ends with: without a space there the words of two lines would run into one. */
const LINE_END = /<(?:br|\/(?:p|h3|li|blockquote))\b[^>]*>/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of formatted text in one line: for excerpts, comparisons and the history. Text, not HTML: `<` in it is a letter. */
export const wordsIn = (html: string) =>
  html
    .replace(LINE_END, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim();

/** Formatted text of at most `max` characters, tags included. What `RICH_TEXT` does not name is dropped by the server. */
export const richText = (max: number) =>
  anyText
    .trim()
    .min(1)
    .max(max)
    // an editor's empty page is `<p></p>`
    .refine(html => wordsIn(html) !== '', { params: { rule: 'required' } })
    .meta({ kind: 'richText' });

/** How schemas tell formatted text from other text: `.meta({ title: 'Jawaban', format: HTML })`. */
export const HTML = 'html';
