import { useLocation, useStore } from 'ra-core';
import { useEffect } from 'react';
import { currentSession } from '../authProvider/session';
import { useAddress, useCatalogue } from '../catalogue/CatalogueContext';

const MOST = 8;
/** Pages of the shell that are not worth listing as recent. */
const passing = new Set(['/unauthorized', '/logout', '/blank', '/test']);

const useRecentStore = () => useStore<string[]>(`recent.${currentSession()?.user.id ?? ''}`, []);

/**
 * Recently opened addresses, newest first. Only addresses are stored in the browser: labels are refetched, so that no record data is left
 * behind, and pages that may no longer be opened are not named.
 */
export const useRecent = (): readonly string[] => useRecentStore()[0];

/** Stores the address of each opened page. */
export function useKeepRecent(): void {
  const [recent, setRecent] = useRecentStore();
  const { routeAccess } = useCatalogue();
  const address = useAddress();
  useLocation();
  useEffect(() => {
    if (passing.has(address) || !routeAccess(address) || recent[0] === address) return;
    setRecent([address, ...recent.filter(other => other !== address)].slice(0, MOST));
  }, [address, recent, setRecent, routeAccess]);
}
