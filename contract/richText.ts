/**
 * The HTML allowed in rich text, shared by the server's sanitiser, the editor and the console. Images, styles, frames and event
 * handlers are excluded.
 */
export const RICH_TEXT = {
  tags: ['p', 'br', 'strong', 'em', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  attributes: { a: ['href'] },
  /** Schemes of links; one without a scheme would lead into the app that shows the text. */
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/** Whether an address is allowed as the target of a link. */
export const isRichTextLink = (address: string) =>
  // recheck: fixed words, none repeated
  new RegExp(`^(?:${RICH_TEXT.schemes.join('|')}):\\S`, 'i').test(address.trim());

/** `contoh.test/jalan`, `www.contoh.test`: a host with a dot, as people write it without its scheme. */
const HOST = /^(?:[a-z\d][a-z\d-]{0,62}\.){1,8}[a-z]{2,24}(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const EMAIL = /^[^\s@:/]{1,64}@[^\s@:/]{1,190}$/;

/** Returns an address as the target of a link, with `https:` or `mailto:` where the scheme is missing; undefined if it leads nowhere. */
export function richTextLink(address: string): string | undefined {
  const typed = address.trim();
  if (isRichTextLink(typed)) return typed;
  if (typed.startsWith('//') && HOST.test(typed.slice(2))) return `https:${typed}`;
  if (HOST.test(typed)) return `https://${typed}`;
  return EMAIL.test(typed) ? `mailto:${typed}` : undefined;
}

/** A tag, with its name if it ends a line, or else a `<` that no `>` follows. */
const TAG = /<(br\b|\/(?:p|h3|li|blockquote)\b)?[^>]*(>|$)/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Converts rich text to one line of plain text, for excerpts, comparisons and the history. The result is not HTML and must be escaped. */
export const plainTextOf = (html: string) =>
  html
    // a space, so that words do not run together
    .replace(TAG, (tag: string, lineEnd: string | undefined, end: string) => (end ? (lineEnd ? ' ' : '') : tag))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim();
