import type { Endpoint } from '../../contract/core/endpoint';
import { readPageConfig } from '../browser/pageConfig';

let known: ReadonlySet<string> | null | undefined;

/** Whether the server answers a call: before a remote provider some of the console's own are not there. */
export function isOffered({ path, call }: Pick<Endpoint, 'path' | 'call'>): boolean {
  // also read where pages are listed, outside any browser
  if (typeof document === 'undefined' || !path.startsWith('/api/console/')) return true;
  const own = ownCalls();
  return own === null || own.has(call);
}

/** Whether records are those of a remote provider with lists of its own: the contract's names are no fallback for them. */
export const hasForeignRecords = (): boolean => typeof document !== 'undefined' && ownCalls() !== null;

function ownCalls(): ReadonlySet<string> | null {
  if (known === undefined) {
    const { own_calls } = readPageConfig();
    known = own_calls ? new Set(own_calls) : null;
  }
  return known;
}
