import { LRUCache } from 'lru-cache';
import { DEFAULT_PAGE_SIZE } from '../../../../contract/core/query';
import { providerSlow, providerUnreadable } from '../providerFailure';
import { adapterCode } from './adapterCode';
import type { Paging, Query } from './ProviderAdapter';

/** The contract's page: numbered from 1. */
export interface AskedPage {
  page: number;
  limit: number;
}

/** Returns the page requested by an address. */
export function askedPage(query: unknown): AskedPage {
  const { page, limit } = (query ?? {}) as Record<string, unknown>;
  return { page: position(page) ?? 1, limit: position(limit) ?? DEFAULT_PAGE_SIZE };
}

/** Nobody has checked the query yet: anything but a number of a page or of rows counts as absent. */
const position = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 && number <= 1_000_000 ? number : undefined;
};

/** Returns the parameters that ask for a page in the provider's way. */
export function pageParameters(paging: Paging, { page, limit }: AskedPage, cursor: string | undefined): Query {
  const position = { [paging.limit]: limit };
  if ('offset' in paging) return { ...position, [paging.offset]: (page - 1) * limit };
  if ('page' in paging) return { ...position, [paging.page]: page - 1 + (paging.first ?? 1) };
  return cursor === undefined ? position : { ...position, [paging.cursor]: cursor };
}

/** As far as the pages before one are read to find it; as many as a whole list may have. */
const MOST_STEPS = 200;
/** As long as a person waits for them. */
const MOST_MS = 30_000;

type CursorPaging = Extract<Paging, { cursor: string }>;

/** Finds the cursors of numbered pages, which only the page before each knows. */
export class Cursors {
  private readonly known = new LRUCache<string, string>({ max: 10_000, ttl: 10 * 60_000 });

  constructor(private readonly paging: CursorPaging) {}

  /**
   * Returns the cursor of a page, undefined for the first, null behind the last.
   *
   * @param list identifies the list with its filters, and whose it is
   * @param readPage reads the page at a cursor
   */
  async find(
    list: string,
    { page }: AskedPage,
    readPage: (cursor: string | undefined) => Promise<unknown>,
  ): Promise<string | null | undefined> {
    const first = Math.max(1, page - MOST_STEPS);
    let at = page;
    while (at > first && !this.known.has(keyOf(list, at))) at -= 1;
    let cursor = at > 1 ? this.known.get(keyOf(list, at)) : undefined;
    if (at > 1 && cursor === undefined)
      throw providerUnreadable(`a page more than ${MOST_STEPS} pages behind a known one`);
    const until = performance.now() + MOST_MS;
    for (; at < page; at++) {
      if (performance.now() > until) throw providerSlow();
      const next = this.keep(list, at, await readPage(cursor));
      if (next === null) return null;
      cursor = next;
    }
    return cursor;
  }

  /** Keeps the cursor of the page after one, and returns it; null if there is none. */
  keep(list: string, page: number, body: unknown): string | null {
    const next = this.nextOf(body);
    if (next === null) this.forget(list, page + 1);
    else this.known.set(keyOf(list, page + 1), next);
    return next;
  }

  /** Forgets the cursor of a page, which the provider no longer accepts. */
  forget(list: string, page: number): void {
    this.known.delete(keyOf(list, page));
  }

  /** Returns what a whole response says of the page after it; null for nothing. */
  nextOf(body: unknown): string | null {
    const next = adapterCode('paging.next', () => this.paging.next(body)) ?? '';
    return next === '' ? null : String(next);
  }
}

const keyOf = (list: string, page: number) => `${page} ${list}`;
