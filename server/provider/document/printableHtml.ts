import sanitizeHtml from 'sanitize-html';
import { MAX_DOCUMENT_ELEMENTS } from '../../../contract/document';
import { documentErrors } from '../../../contract/documentErrors';
import { invalidInput } from '../../core/HttpError';

/** The allowed elements of a page, for both the server's converter and Gotenberg. */
const TAGS = [
  ...['html', 'head', 'title', 'meta', 'style', 'body', 'header', 'main', 'footer', 'section', 'article', 'div'],
  ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...[
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'strong',
    'b',
    'em',
    'i',
    'small',
    'span',
    'time',
  ],
];

const options: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { '*': ['class', 'colspan', 'rowspan', 'lang', 'scope'], meta: ['charset'] },
  // style sheets are needed for print; anything that they could load is removed below
  allowVulnerableTags: true,
  nestingLimit: 40,
};

/** At-rules and functions of style sheets for which browsers fetch nothing; any other removes the whole sheet. */
const AT_RULES = new Set(['@page', '@media']);
const FUNCTIONS = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'calc',
  'min',
  'max',
  'nth-child',
  'nth-of-type',
  'not',
  'is',
]);
/** Blocks all fetching, in case the list above misses something. Placed before all else, it ends up in the page's head. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;

/**
 * Strips a page of scripts, pictures, links and anything else that a browser would fetch: the content comes from a user, and the
 * converter runs inside our network.
 *
 * @throws HttpError 422 if no text remains, or it has more than MAX_DOCUMENT_ELEMENTS
 */
export function printableHtml(html: string): string {
  // first of all, since sanitising takes longer with each element
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > MAX_DOCUMENT_ELEMENTS)
    throw invalidInput({ file: documentErrors.tooLarge() });
  const clean = sanitizeHtml(html, options).replace(/<style[^<>]*>([\s\S]*?)(?:<\/style>|$)/gi, (sheet, css: string) =>
    fetchesNothing(css) ? sheet : '',
  );
  if (textOf(clean) === '') throw invalidInput({ file: documentErrors.empty() });
  return `<!doctype html>${POLICY}${/^\s*<html/i.test(clean) ? clean : `<html><body>${clean}</body></html>`}`;
}

/** Rejects backslashes, since an escape could spell any name. */
const fetchesNothing = (css: string) =>
  !css.includes('\\') &&
  [...css.matchAll(/(@?[\w-]+)(\(?)/g)].every(([, name, bracket]) =>
    name!.startsWith('@') ? AT_RULES.has(name!.toLowerCase()) : !bracket || FUNCTIONS.has(name!.toLowerCase()),
  );

const textOf = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, nonTextTags: ['style', 'title', 'script'] }).trim();
