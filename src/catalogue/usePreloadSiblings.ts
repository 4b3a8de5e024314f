import { useLocation } from 'ra-core';
import { useEffect } from 'react';
import { whenIdle } from '../browser/whenIdle';
import { useCatalogue } from './CatalogueContext';

/** Preloads the pages that a list links to, while the browser is idle. */
export function usePreloadSiblings(): void {
  const { pathname } = useLocation();
  const { translator, can, preloadView } = useCatalogue();
  useEffect(() => {
    const match = translator.matchProduct(translator.toProduct(pathname));
    if (match?.action !== 'list') return;
    return whenIdle(() => {
      for (const action of ['edit', 'show', 'create'])
        if (can(match.resource, action)) void preloadView(match.resource, action);
    });
  }, [pathname, translator, can, preloadView]);
}
