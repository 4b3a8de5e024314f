import { z } from 'zod';
import type { Endpoint } from '../../contract/core/endpoint';
import type { Resource } from '../declarations/defineResource';
import type { PathTranslator } from '../routing/pathTranslator';
import type { FoundPage } from './findPage';

interface Declared {
  translator: PathTranslator;
  findResource: (name: string) => Resource | undefined;
  pageAt: (pathname: string) => FoundPage | null;
  endpointOf: (resource: string, action: string) => Endpoint | undefined;
  prepareForm: ((input: z.ZodObject) => Promise<unknown>) | undefined;
}

/** A view that could not be fetched ahead says so when it is opened. */
const ignore = () => undefined;

/** Fetches the code of views before they are opened. */
export function createPreloading({ translator, findResource, pageAt, endpointOf, prepareForm }: Declared) {
  /** Fetches the code of a resource's view, for example a form's while its list is read. */
  function preloadView(resource: string, action: string): void {
    const input = endpointOf(resource, 'create')?.body;
    findResource(resource)
      ?.views[action]?.preload()
      .then(() => (action === 'edit' && input instanceof z.ZodObject ? prepareForm?.(input) : undefined))
      .catch(ignore);
  }

  return {
    preloadView,
    /** Fetches the code of the page at a product URL. */
    preloadPage(pathname: string): void {
      const match = translator.matchProduct(pathname);
      if (match) preloadView(match.resource, match.action);
      pageAt(pathname)?.page.View.preload().catch(ignore);
    },
  };
}
