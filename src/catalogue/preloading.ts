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
  /** Preloads a resource's view, for example a form's while its list is being read. */
  function preloadView(resource: string, action: string): void {
    findResource(resource)
      ?.views[action]?.preload()
      .then(() => {
        const input = endpointOf(resource, 'create')?.body;
        return action === 'edit' && input?.type === 'object' ? prepareForm?.(input as z.ZodObject) : undefined;
      })
      .catch(ignore);
  }

  return {
    preloadView,
    /** Preloads the page at a product URL. Resolves when its texts are there, or cannot be had: what is translated before is translated again. */
    preloadPage(pathname: string): Promise<void> {
      const match = translator.matchProduct(pathname);
      if (match) preloadView(match.resource, match.action);
      const page = pageAt(pathname)?.page.view;
      page?.preload().catch(ignore);
      const view = page ?? (match && findResource(match.resource)?.views[match.action]);
      return view ? view.loadTexts().catch(ignore) : Promise.resolve();
    },
  };
}
