import sanitizeHtml from 'sanitize-html';
import { ruleError } from '../../../contract/core/rules';
import { ANSWER_LENGTH } from '../../../contract/faq';
import { RICH_TEXT, wordsIn } from '../../../contract/richText';
import { invalidInput } from '../../core/HttpError';

/** Deeper than any editor nests lists. */
const MAX_NESTING = 10;
const LABEL = 'Jawaban';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT.tags],
  allowedAttributes: { a: [...RICH_TEXT.attributes.a] },
  allowedSchemes: [...RICH_TEXT.schemes],
  allowProtocolRelative: false,
  nestingLimit: MAX_NESTING,
  transformTags: { b: 'strong', i: 'em' },
  // a link without a usable address becomes plain text
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !isAbsolute(attribs.href) ? 'excludeTag' : false),
};

/** A relative address would lead to a page that the merchant app does not have. */
const isAbsolute = (href: string | undefined) => /^[a-z]+:/i.test(href ?? '');

/**
 * An answer as it is stored, with only the tags, attributes and links of `RICH_TEXT`. Everything else is removed, including the text of
 * scripts and styles. Idempotent.
 *
 * @throws HttpError 422 where no text is left, or escaping made it longer than the limit
 */
export function sanitiseAnswer(html: string): string {
  const clean = untilStable(html);
  if (wordsIn(clean) === '') throw invalidInput({ answer: ruleError({ rule: 'required' }, LABEL) });
  if (clean.length > ANSWER_LENGTH)
    throw invalidInput({ answer: ruleError({ rule: 'max', length: ANSWER_LENGTH }, LABEL) });
  return clean;
}

/** Removing tags may leave invalid nesting (a paragraph in a paragraph), so the result is sanitised until it no longer changes. */
function untilStable(html: string): string {
  let clean = html;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = sanitizeHtml(clean, options).trim();
    if (next === clean) return clean;
    clean = next;
  }
  throw invalidInput({ answer: ruleError({ rule: 'value' }, LABEL) });
}

/** Each pass lifts misplaced elements by at least one level. */
const MAX_PASSES = 2 * MAX_NESTING;
