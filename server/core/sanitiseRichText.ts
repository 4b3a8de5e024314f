import sanitizeHtml from 'sanitize-html';
import { type BrokenRule, ruleError } from '../../contract/core/rules';
import { plainTextOf, RICH_TEXT, richTextLink } from '../../contract/richText';
import { invalidInput } from './HttpError';

/** Deeper than any editor nests lists. */
const MAX_NESTING = 10;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT.tags],
  allowedAttributes: { a: [...RICH_TEXT.attributes.a] },
  allowedSchemes: [...RICH_TEXT.schemes],
  allowProtocolRelative: false,
  nestingLimit: MAX_NESTING,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    // a row of a table is a line
    tr: 'p',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href: richTextLink(href) ?? '' } }),
  },
  // a link that leads nowhere from the app showing the text becomes plain text
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** Between cells of a row, so that their words do not run together. */
const CELL_ENDS = /<\/t[dh]\s*>\s*<t[dh]\b[^<>]*>/gi;

/** The rich-text field, for errors about it. */
export interface RichTextField {
  name: string;
  label: string;
  /** Maximum number of characters, tags included. */
  maxLength?: number | undefined;
}

/**
 * Returns rich text as it is stored, with only the tags, attributes and links of `RICH_TEXT`. Everything else is removed, including the
 * text of scripts and styles. Idempotent.
 *
 * @throws HttpError 422 at the field if no text is left, or if escaping made it longer than the limit
 */
export function sanitiseRichText(html: string, { name, label, maxLength = Infinity }: RichTextField): string {
  const broken = (rule: BrokenRule) => invalidInput({ [name]: ruleError(rule, label) });
  const clean = untilStable(html.replace(CELL_ENDS, ' | '));
  if (clean === undefined) throw broken({ rule: 'value' });
  if (plainTextOf(clean) === '') throw broken({ rule: 'required' });
  if (clean.length > maxLength) throw broken({ rule: 'max', length: maxLength });
  return clean;
}

/** Removing tags may leave invalid nesting (a paragraph in a paragraph), so the result is sanitised until it no longer changes. */
function untilStable(html: string): string | undefined {
  let clean = html;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = sanitizeHtml(clean, options).trim();
    if (next === clean) return clean;
    clean = next;
  }
  return undefined;
}

/** Each pass lifts misplaced elements by at least one level. */
const MAX_PASSES = 2 * MAX_NESTING;
