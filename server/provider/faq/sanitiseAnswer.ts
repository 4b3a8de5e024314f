import sanitizeHtml from 'sanitize-html';
import { ANSWER_LENGTH } from '../../../contract/faq';
import { RICH_TEXT, wordsIn } from '../../../contract/richText';
import { invalidInput } from '../../core/HttpError';

/** Deeper than any editor nests its lists. */
const MOST_NESTED = 10;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT.tags],
  allowedAttributes: { a: [...RICH_TEXT.attributes.a] },
  allowedSchemes: [...RICH_TEXT.schemes],
  allowProtocolRelative: false,
  nestingLimit: MOST_NESTED,
  transformTags: { b: 'strong', i: 'em' },
  // a link that may lead nowhere is its text
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !leadsSomewhere(attribs.href) ? 'excludeTag' : false),
};

/** A relative address is meant for a page that a merchant does not have. */
const leadsSomewhere = (href: string | undefined) => /^[a-z]+:/i.test(href ?? '');

/**
 * An answer as it is kept: only the tags, attributes and links of `RICH_TEXT`. Everything else is dropped, of scripts and styles the
 * text too; doing it again changes nothing.
 *
 * @throws HttpError 422 where no words are left, or escaping made it longer than a caller may send back
 */
export function sanitiseAnswer(html: string): string {
  const clean = settled(html);
  if (wordsIn(clean) === '') throw invalidInput({ answer: 'Jawaban harus diisi' });
  if (clean.length > ANSWER_LENGTH) throw invalidInput({ answer: `Jawaban maximal ${ANSWER_LENGTH} karakter` });
  return clean;
}

/** What dropping tags leaves may stand where it cannot (a paragraph in a paragraph): read again until nothing moves any more. */
function settled(html: string): string {
  let clean = html;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const again = sanitizeHtml(clean, options).trim();
    if (again === clean) return clean;
    clean = again;
  }
  throw invalidInput({ answer: 'Jawaban tidak sah' });
}

/** Each turn lifts what stands wrongly by one level at least. */
const MOST_TURNS = 2 * MOST_NESTED;
