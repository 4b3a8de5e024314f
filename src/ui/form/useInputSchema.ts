import { useResourceContext } from 'ra-core';
import type { z } from 'zod';
import { SchemaOutline } from '../../../contract/core/SchemaOutline';
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
  if (body?.type !== 'object' || body instanceof SchemaOutline)
    throw new Error(`The form of '${resource}' needs an 'input': it declares no 'create', or is no view of its own.`);
  return body as z.ZodObject;
}
