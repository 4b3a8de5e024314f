import { useLocation } from 'ra-core';
import { useEffect } from 'react';
import { whenIdle } from '../browser/whenIdle';
import { useCatalogue } from './CatalogueContext';

/** While a list is shown and the browser is idle, fetches the code of the pages that its rows and buttons lead to. */
export function usePreloadSiblings(): void {
  const { pathname } = useLocation();
  const { translator, can, preloadView } = useCatalogue();
  useEffect(() => {
    const match = translator.matchProduct(translator.toProduct(pathname));
    if (match?.action !== 'list') return;
    return whenIdle(() => {
      for (const action of ['edit', 'show', 'create'])
        if (can(match.resource, action)) preloadView(match.resource, action);
    });
  }, [pathname, translator, can, preloadView]);
}
