import { useLocation, useStore } from 'ra-core';
import { useEffect } from 'react';
import { currentSession } from '../authProvider/session';
import { useCatalogue } from '../catalogue/CatalogueContext';
import { useAddress } from '../catalogue/useAddress';

const MOST = 8;
/** Pages of the shell itself: nobody looks for them among what they worked on. */
const passing = new Set(['/unauthorized', '/logout', '/blank', '/test']);

const useRecentStore = () => useStore<string[]>(`recent.${currentSession()?.user.id ?? ''}`, []);

/**
 * Addresses that the person opened last, newest first. Only addresses are kept in the browser: what they are called is asked anew,
 * so that nothing of a record stays behind, and what may not be opened any more is not named.
 */
export const useRecent = (): readonly string[] => useRecentStore()[0];

/** Keeps the address of each page that is opened. */
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
