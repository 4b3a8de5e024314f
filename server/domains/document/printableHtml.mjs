// Runs in pageWorker.mjs: plain ESM.
import { parseDocument } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { PageProblem } from './PageProblem.mjs';

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

/** @type {import('sanitize-html').IOptions} */
const options = {
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
 * @param {string} html
 * @param {{ maxElements: number, maxText: number }} limits
 * @returns the page's markup, and the same parsed
 * @throws {PageProblem} if no text remains, or there is more than the limits allow
 */
export function printableHtml(html, { maxElements, maxText }) {
  // first of all, since everything below takes longer with each tag
  if (hasMoreTags(html, maxElements)) throw new PageProblem('tooLarge');
  const clean = withoutFetching(sanitizeHtml(html, options));
  const page = parseDocument(clean);
  const length = lengthOfText(page);
  if (length === 0) throw new PageProblem('empty');
  if (length > maxText) throw new PageProblem('tooMuchText');
  const whole = /^\s*<html/i.test(clean) ? clean : `<html><body>${clean}</body></html>`;
  return { html: `<!doctype html>${POLICY}${whole}`, page };
}

/** Counts every `<`, as the parsers stop at each: opening and closing tags, comments, and those that begin nothing. */
function hasMoreTags(html, maxElements) {
  let [opening, all] = [0, 0];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    all += 1;
    if (/[a-z]/i.test(html.charAt(at + 1))) opening += 1;
    if (opening > maxElements || all > 2 * maxElements) return true;
  }
  return false;
}

/** Removes the style sheets that could fetch something. What the browser takes for one is judged: all up to the closing tag. */
function withoutFetching(clean) {
  const parts = clean.split(/<\/style>/i);
  const last = parts.pop();
  const kept = parts.map(part => {
    const start = part.search(/<style/i);
    return start < 0 || fetchesNothing(part.slice(start)) ? `${part}</style>` : part.slice(0, start);
  });
  return kept.join('') + last;
}

/** Rejects backslashes, since an escape could spell any name. */
function fetchesNothing(css) {
  if (css.includes('\\')) return false;
  // each match takes a whole word, whatever follows it: no character is looked at twice
  for (const [, at, name, call] of css.matchAll(/(@?)([\w-]+)(\(?)/g)) {
    if (at ? !AT_RULES.has(`@${name.toLowerCase()}`) : call && !FUNCTIONS.has(name.toLowerCase())) return false;
  }
  return true;
}

const WITHOUT_TEXT = new Set(['style', 'title', 'script']);

/** Counts the characters to print, without white space around them. */
const lengthOfText = ({ children }) =>
  children.reduce((sum, node) => {
    if (node.type === 'text') return sum + node.data.trim().length;
    return node.children && !WITHOUT_TEXT.has(node.name) ? sum + lengthOfText(node) : sum;
  }, 0);
