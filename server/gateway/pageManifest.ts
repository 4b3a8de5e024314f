import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a list opens with: its call, order and size. */
export interface FirstList {
  path: string;
  sort: { field: string; order: string };
  perPage: number;
}

/** Build metadata of a page: its code, its first requests, and the record that its address names. */
export interface PageManifest {
  route: string;
  modules: string[];
  styles: string[];
  data: string[];
  /** For `data` of an address with a query. */
  firstList?: FirstList;
  /** The person needs one of these for `data`; none means that a session is enough. */
  slugs: string[];
  /** The call about the record of the address, with `{id}` in its place, and who may make it. */
  record?: { path: string; slugs: string[] };
  /** Where the address leads without its id, if that may be missing. */
  list?: string;
}

export interface ConsolePage extends PageManifest {
  /** Of its addresses, with the id as its group. */
  pattern: RegExp;
  /** Of its address without an id, which leads to `list`. */
  withoutId: RegExp | null;
}

/** The pages of a console build, each with the pattern of its addresses. */
export const readPages = (root: string): ConsolePage[] =>
  (JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')) as PageManifest[]).map(page => ({
    ...page,
    pattern: exactly(page.route.replace(/\{\w+\??\}/g, '([^/]+)')),
    withoutId: page.list === undefined ? null : exactly(page.route.replace(/\/\{\w+\?\}/g, '')),
  }));

const exactly = (path: string) => new RegExp(`^${path}/?$`);
