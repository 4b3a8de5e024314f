import sanitizeHtml from 'sanitize-html';
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

/**
 * A page without scripts, pictures, links, and anything else that a browser would fetch: what is printed comes from a person, and the
 * converter stands within our network.
 *
 * @throws HttpError 422 where no text is left
 */
export function printableHtml(html: string): string {
  const clean = sanitizeHtml(html, options).replace(/<style[^>]*>[\s\S]*?<\/style>/gi, style =>
    /@import|url\s*\(|expression|\\/i.test(style) ? '' : style,
  );
  if (textOf(clean) === '') throw invalidInput({ file: documentErrors.empty() });
  return /^\s*<html/i.test(clean) ? `<!doctype html>${clean}` : `<!doctype html><html><body>${clean}</body></html>`;
}

const textOf = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, nonTextTags: ['style', 'title', 'script'] }).trim();
