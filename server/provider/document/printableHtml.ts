import sanitizeHtml from 'sanitize-html';
import { MAX_DOCUMENT_ELEMENTS } from '../../../contract/document';
import { documentErrors } from '../../../contract/documentErrors';
import { invalidInput } from '../../core/HttpError';

/** What a page may consist of, in the server's converter and in Gotenberg alike. */
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
  // style sheets are needed for print; what they could load is taken out below
  allowVulnerableTags: true,
  nestingLimit: 40,
};

/** Keywords and functions of style sheets for which a browser fetches nothing; any other takes its sheet out. */
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
/** Of what may be fetched nothing is: holds for what the list above should ever miss. Before all else, it is in the page's head. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;

/**
 * A page without scripts, pictures, links, and anything else that a browser would fetch: what is printed comes from a person, and the
 * converter stands within our network.
 *
 * @throws HttpError 422 where no text is left, or it has more than MAX_DOCUMENT_ELEMENTS
 */
export function printableHtml(html: string): string {
  // before anything is read that takes longer with each element
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > MAX_DOCUMENT_ELEMENTS)
    throw invalidInput({ file: documentErrors.tooLarge() });
  const clean = sanitizeHtml(html, options).replace(/<style[^>]*>([\s\S]*?)<\/style>/gi, (sheet, css: string) =>
    fetchesNothing(css) ? sheet : '',
  );
  if (textOf(clean) === '') throw invalidInput({ file: documentErrors.empty() });
  return `<!doctype html>${POLICY}${/^\s*<html/i.test(clean) ? clean : `<html><body>${clean}</body></html>`}`;
}

/** An escape could write any name otherwise. */
const fetchesNothing = (css: string) =>
  !css.includes('\\') &&
  [...css.matchAll(/(@[\w-]+)|([\w-]+)\(/g)].every(([, rule, name]) =>
    rule ? AT_RULES.has(rule.toLowerCase()) : FUNCTIONS.has(name!.toLowerCase()),
  );

const textOf = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, nonTextTags: ['style', 'title', 'script'] }).trim();
