import type { z } from 'zod';
import type { Endpoint } from '../../contract/core/endpoint';
import type { PathTranslator } from '../routing/pathTranslator';
import type { FoundPage } from './findPage';
import type { CataloguePage, CatalogueResource } from './viewsOf';

interface Declared {
  translator: PathTranslator;
  findResource: (name: string) => CatalogueResource | undefined;
  pageAt: (pathname: string) => FoundPage<CataloguePage> | null;
  endpointOf: (resource: string, action: string) => Endpoint | undefined;
  prepareForm: ((input: z.ZodObject) => Promise<unknown>) | undefined;
}

/** a failed preload is reported when the view is opened */
const ignore = () => undefined;

/** Preloads the code of views. */
export function createPreloading({ translator, findResource, pageAt, endpointOf, prepareForm }: Declared) {
  /** Preloads a resource's view, for example a form's while its list is being read. Resolves when it is there, or cannot be had. */
  function preloadView(resource: string, action: string): Promise<void> {
    const loading = findResource(resource)?.views[action]?.preload() ?? Promise.resolve();
    const input = action === 'edit' ? endpointOf(resource, 'create')?.body : undefined;
    if (input?.type === 'object') loading.then(() => prepareForm?.(input as z.ZodObject)).catch(ignore);
    return loading.catch(ignore);
  }

  return {
    preloadView,
    /**
     * Preloads the page at a product URL. `texts` resolves when its texts are there, or cannot be had: what is translated before is translated
     * again. `view` resolves likewise with its code.
     */
    preloadPage(pathname: string): Record<'texts' | 'view', Promise<void>> {
      const match = translator.matchProduct(pathname);
      const page = pageAt(pathname)?.page.view;
      const view = page ?? (match && findResource(match.resource)?.views[match.action]);
      return {
        texts: view ? view.loadTexts().catch(ignore) : Promise.resolve(),
        view: match ? preloadView(match.resource, match.action) : (page?.preload().catch(ignore) ?? Promise.resolve()),
      };
    },
  };
}
