export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Makes real, nested lists of what Word, Google Docs and Excel put on the clipboard in place of them. */
export function listsOf(root: Element): void {
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
