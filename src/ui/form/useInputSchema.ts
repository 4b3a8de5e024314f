import { useResourceContext } from 'ra-core';
import { z } from 'zod';
import { useCatalogue } from '../../catalogue/CatalogueContext';

/**
 * The contract's schema of what a form takes: the one given to it, else the body of its resource's 'create' call.
 *
 * @throws Error where neither is there
 */
export function useInputSchema(given?: z.ZodObject, resourceName?: string): z.ZodObject {
  const { endpointOf } = useCatalogue();
  const present = useResourceContext() ?? '';
  const resource = resourceName ?? present;
  const body = given ?? endpointOf(resource, 'create')?.body;
  if (!(body instanceof z.ZodObject))
    throw new Error(`The form of '${resource}' needs an 'input': it declares no 'create'.`);
  return body;
}
