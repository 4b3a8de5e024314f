import type { Endpoint } from '../../contract/core/endpoint';
import { readPageConfig } from '../browser/pageConfig';

let known: ReadonlySet<string> | null | undefined;

/** Whether the server offers a call: with a remote provider, some of the console's own endpoints are missing. */
export function isOffered({ path, call }: Pick<Endpoint, 'path' | 'call'>): boolean {
  // scripts that list the pages call this outside a browser
  if (typeof document === 'undefined' || !path.startsWith('/api/console/')) return true;
  const own = ownCalls();
  return own === null || own.has(call);
}

/** Whether records come from a remote provider with its own lists, for which the contract's names are no fallback. */
export const hasForeignRecords = (): boolean => typeof document !== 'undefined' && ownCalls() !== null;

function ownCalls(): ReadonlySet<string> | null {
  if (known === undefined) {
    const { own_calls } = readPageConfig();
    known = own_calls ? new Set(own_calls) : null;
  }
  return known;
}
