import type { z } from 'zod';
import type { Endpoint } from '../../contract/core/endpoint';
import type { PathTranslator } from '../routing/pathTranslator';
import type { FoundPage } from './pageFinder';
import type { CataloguePage, CatalogueResource } from './viewsOf';

interface Declared {
  translator: PathTranslator;
  findResource: (name: string) => CatalogueResource | undefined;
  pageAt: (pathname: string) => FoundPage<CataloguePage> | null;
  endpointOf: (resource: string, action: string) => Endpoint | undefined;
  prepareForm: ((input: z.ZodObject) => Promise<unknown>) | undefined;
}

/** a failed preload will be reported when the view is opened */
const ignore = () => undefined;

/** Creates the functions that preload views. */
export function createPreloading({ translator, findResource, pageAt, endpointOf, prepareForm }: Declared) {
  /** Preloads a resource's view, for example a form while its list is being read. Resolves once it has loaded or failed to. */
  function preloadView(resource: string, action: string): Promise<void> {
    const loading = findResource(resource)?.views[action]?.preload() ?? Promise.resolve();
    const input = action === 'edit' ? endpointOf(resource, 'create')?.body : undefined;
    if (input?.type === 'object') loading.then(() => prepareForm?.(input as z.ZodObject)).catch(ignore);
    return loading.catch(ignore);
  }

  return {
    preloadView,
    /**
     * Preloads the page at a product URL. `texts` resolves once its texts have loaded or failed to: anything translated earlier has to be
     * translated again. `view` does the same for its code.
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
