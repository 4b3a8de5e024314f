/** An element or a text node of a page. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}

const VOID = new Set(['br', 'hr', 'meta']);
const TOKEN = /<!doctype[^>]*>|<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;
const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Parses the output of `printableHtml`: every element closed, every attribute quoted, text escaped. */
export function parseHtml(html: string): { title: string; body: HtmlNode[] } {
  const root: HtmlElement = { tag: 'html', attributes: {}, children: [] };
  const open = [root];
  let title = '';
  for (const [, closing, name, attributes = '', text] of html.matchAll(TOKEN)) {
    const parent = open.at(-1)!;
    if (text !== undefined) {
      if (parent.tag === 'title') title += unescaped(text).trim();
      else if (parent.tag !== 'style') parent.children.push(unescaped(text));
    } else if (name !== undefined) {
      const tag = name.toLowerCase();
      if (closing) {
        const at = open.findLastIndex(element => element.tag === tag);
        if (at > 0) open.length = at;
      } else {
        const element = { tag, attributes: attributesOf(attributes), children: [] };
        parent.children.push(element);
        if (!VOID.has(tag)) open.push(element);
      }
    }
  }
  return { title, body: root.children };
}

const attributesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!.toLowerCase(), unescaped(value!)]));

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
