import { useLocation } from 'ra-core';
import { useEffect } from 'react';
import { whenIdle } from '../browser/whenIdle';
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
