import { richTextLink } from '../../../contract/richText';

/**
 * Renames inline styles and drops style sheets and comments of pasted HTML, as text: parsed as they are, they would break the content
 * security policy. `tidyPasted` still reads from them what is bold, and what is a list.
 */
export const withoutStyles = (html: string): string =>
  withoutParts(html)
    .replace(/<(?:meta|link)\b[^<>]*>/gi, '')
    .replace(/<[a-z][^<>]*>/gi, tag => tag.replace(/(\s)style(?=\s*=)/gi, '$1data-style'));

const OPENING = /<!--(?!StartFragment|EndFragment)|<(?:style|script|xml)\b/gi;
const closingOf = (opening: string): RegExp => {
  if (opening === '<!--') return /-->/g;
  if (opening === '<style') return /<\/style\s*>/gi;
  return opening === '<xml' ? /<\/xml\s*>/gi : /<\/script\s*>/gi;
};

/** Drops comments, style sheets, scripts and XML; of one that does not end, all that follows, as a browser would. */
function withoutParts(html: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { 0: opening, index } of html.matchAll(OPENING)) {
    if (index < from) continue;
    kept.push(html.slice(from, index));
    const closing = closingOf(opening.toLowerCase());
    closing.lastIndex = index;
    from = closing.test(html) ? closing.lastIndex : html.length;
  }
  return kept.join('') + html.slice(from);
}

const BLOCKS = 'p,h3,ul,ol,li,blockquote,table,div';

/** Changes what office programs put on the clipboard into what rich text has: real lists, a line per table row, no empty paragraphs. */
export function tidyPasted(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) if (isMarker(element)) keepMarker(element);
  unwrapAll(root, 'b[id^="docs-internal-guid"], o\\:p');
  for (const heading of root.querySelectorAll('h1,h2,h4,h5,h6')) rename(heading, 'h3');
  for (const span of root.querySelectorAll<HTMLElement>('span[data-style]')) emphasise(span);
  // nested tables first
  for (const table of [...root.querySelectorAll('table')].reverse()) table.replaceWith(...rowsOf(table));
  listsOf(root);
  for (const link of root.querySelectorAll('a')) mendLink(link);
  for (const line of root.querySelectorAll('br')) if (isBetweenBlocks(line)) line.remove();
  // inner ones first, so that what held nothing else goes, too
  for (const block of [...root.querySelectorAll(BLOCKS)].reverse()) if (isEmpty(block)) block.remove();
}

/** Word's own number or bullet of a list item, with the spaces behind it. */
const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(styleOf(element));

function keepMarker(marker: Element) {
  marker.closest('p')?.setAttribute('data-marker', marker.textContent.replace(/[\s\u00a0]+/g, ''));
  marker.remove();
}

function emphasise(span: HTMLElement) {
  const style = styleOf(span);
  const tags = [
    /font-weight:\s*(?:bold|[6-9]00)/i.test(style) && 'strong',
    /font-style:\s*italic/i.test(style) && 'em',
  ];
  for (const tag of tags) {
    if (!tag || !span.textContent.trim() || span.closest(tag)) continue;
    const mark = span.ownerDocument.createElement(tag);
    mark.append(...span.childNodes);
    span.append(mark);
  }
}

/** A row is a line: cells apart, since rich text has no tables. */
function rowsOf(table: Element): Element[] {
  return [...table.querySelectorAll('tr')].flatMap(row => {
    const line = table.ownerDocument.createElement('p');
    for (const cell of row.querySelectorAll('td,th')) {
      unwrapAll(cell, 'p,div');
      if (line.textContent.trim() && !isEmpty(cell)) line.append(' | ');
      if (!isEmpty(cell)) line.append(...cell.childNodes);
    }
    return isEmpty(line) ? [] : [line];
  });
}

/** Unwraps elements; what stood in lines of its own stays apart. */
function unwrapAll(root: Element, selector: string) {
  for (const element of root.querySelectorAll(selector)) {
    if (element.matches('p,div') && element.previousSibling) element.before(' ');
    element.replaceWith(...element.childNodes);
  }
}

function rename(element: Element, tag: string) {
  const named = element.ownerDocument.createElement(tag);
  named.append(...element.childNodes);
  element.replaceWith(named);
}

/** Completes a link without a scheme; one that leads nowhere from here becomes text. */
function mendLink(link: Element) {
  const href = richTextLink(link.getAttribute('href') ?? '');
  if (href === undefined) link.replaceWith(...link.childNodes);
  else link.setAttribute('href', href);
}

const isBetweenBlocks = (line: Element) =>
  [line.previousElementSibling, line.nextElementSibling].some(each => each?.matches(BLOCKS)) ||
  (line.parentElement?.childNodes.length === 1 && !line.closest('p,li'));

const isEmpty = (element: Element) => element.textContent.replace(/[\s\u00a0\u200b]+/g, '') === '';

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Makes real, nested lists of what Word, Google Docs and Excel put on the clipboard in place of them. */
function listsOf(root: Element): void {
  for (const item of [...root.querySelectorAll('[data-style*="mso-list"], li[data-aria-level]')]) {
    // done with the items before it
    if (root.contains(item) && !item.hasAttribute('data-done')) gather(root, item);
  }
  // a list directly in a list belongs to the item before it
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.matches('li')) before.append(list);
  }
}

interface Item {
  element: Element;
  level: number;
  tag: 'ul' | 'ol';
}

/** Gathers an item and all that follow it directly into one list in their place. */
function gather(root: Element, first: Element) {
  const items: Item[] = [];
  for (let place: Element | null = placeOf(root, first); place; place = place.nextElementSibling) {
    const found = itemsIn(place);
    if (found.length === 0) break;
    items.push(...found);
  }
  const places = new Set(items.map(({ element }) => placeOf(root, element)));
  const anchor = first.ownerDocument.createElement('p');
  placeOf(root, first).before(anchor);
  const lists: Element[] = [];
  const tops: Element[] = [];
  for (const { element, level, tag } of items) {
    const li = first.ownerDocument.createElement('li');
    li.setAttribute('data-done', '');
    li.append(...element.childNodes);
    lists.length = Math.min(lists.length, level);
    if (lists.length === level && lists[level - 1]!.localName !== tag && level === 1) lists.length = 0;
    while (lists.length < level) {
      const list = first.ownerDocument.createElement(tag);
      const parent = lists.at(-1);
      if (!parent) tops.push(list);
      // a first item deeper than the first level still needs an item to hang on
      else (parent.lastElementChild ?? parent).append(list);
      lists.push(list);
    }
    lists.at(-1)!.append(li);
  }
  for (const place of places) place.remove();
  anchor.replaceWith(...tops);
}

/** The block in which an item stands: the paragraph itself, or what wraps the list of one item. */
function placeOf(root: Element, item: Element): Element {
  if (item.localName === 'p') return item;
  const wrapper = item.closest('.ListContainerWrapper') ?? item.closest('ul,ol') ?? item;
  return root.contains(wrapper) ? wrapper : item;
}

function itemsIn(place: Element): Item[] {
  const [, word = ''] = /mso-list:([^;]*)/i.exec(styleOf(place)) ?? [];
  const [, level] = /\blevel(\d)/i.exec(word) ?? [];
  if (level) return [{ element: place, level: Number(level), tag: isNumber(place) ? 'ol' : 'ul' }];
  return [...place.querySelectorAll('li[data-aria-level]')].map(element => ({
    element,
    level: Math.min(9, Math.max(1, Number(element.getAttribute('data-aria-level')) || 1)),
    tag: element.parentElement?.localName === 'ol' ? 'ol' : 'ul',
  }));
}

/** `1.`, `a)`, `iv.`; bullets are other signs, or the letter o alone. */
const isNumber = (paragraph: Element) => /^\(?[\da-z]{1,4}[.)]/i.test(paragraph.getAttribute('data-marker') ?? '');
