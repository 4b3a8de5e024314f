import { useLocation } from 'ra-core';
import { useEffect } from 'react';
import { PREFETCH_IDLE_TIMEOUT_MS } from '../../contract/constants';
import { can } from './access';
import { preloadView } from './preloadView';
import { translator } from './translator';

/** While a list stands and nothing else is to do, fetches the code of the pages that its rows and buttons lead to. */
export function usePreloadSiblings(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const match = translator.matchProduct(translator.toProduct(pathname));
    if (match?.action !== 'list') return;
    return whenIdle(() => {
      for (const action of ['edit', 'show', 'create'])
        if (can(match.resource, action)) preloadView(match.resource, action);
    });
  }, [pathname]);
}

/** Runs `work` when the browser is idle, at the latest after the specification's 2 s (point 9); returns how to call it off. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PREFETCH_IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
