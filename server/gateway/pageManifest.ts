import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A list's initial state: its call, order and page size. */
export interface FirstList {
  path: string;
  sort: { field: string; order: string };
  perPage: number;
}

/** Build metadata of a page: its code, its first requests, and the record in its address. */
export interface PageManifest {
  route: string;
  modules: string[];
  styles: string[];
  data: string[];
  /** Used instead of `data` for an address with a query. */
  firstList?: FirstList;
  /** The user needs one of these for `data`; if empty, a session is enough. */
  slugs: string[];
  /** The call for the record in the address, with `{id}` as placeholder, and the permissions for it. */
  record?: { path: string; slugs: string[] };
  /** Where the address leads without its id, if the id is optional. */
  list?: string;
}

export interface ConsolePage extends PageManifest {
  /** Matches its addresses, with the id as its group. */
  pattern: RegExp;
  /** Matches its address without an id, which leads to `list`. */
  withoutId: RegExp | null;
}

/** Reads the pages of a console build, each with the pattern of its addresses. */
export const readPages = (root: string): ConsolePage[] =>
  (JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')) as PageManifest[]).map(page => ({
    ...page,
    pattern: exactly(page.route.replace(/\{\w+\??\}/g, '([^/]+)')),
    withoutId: page.list === undefined ? null : exactly(page.route.replace(/\/\{\w+\?\}/g, '')),
  }));

// recheck: routes of the build, of fixed words and `[^/]+` between slashes
const exactly = (path: string) => new RegExp(`^${path}/?$`);
