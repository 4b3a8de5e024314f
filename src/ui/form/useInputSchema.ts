import { useResourceContext } from 'ra-core';
import { use } from 'react';
import type { z } from 'zod';
import { loadSchemas } from '../../../contract/core/outlinedEndpoint';
import { SchemaOutline } from '../../../contract/core/SchemaOutline';
import { useCatalogue } from '../../catalogue/CatalogueContext';

/**
 * Returns the contract's schema of a form's input: the given one, else the body of its resource's 'create' call.
 *
 * @throws Error if there is neither
 */
export function useInputSchema(given?: z.ZodObject, resourceName?: string): z.ZodObject {
  const { endpointOf } = useCatalogue();
  const present = useResourceContext() ?? '';
  const resource = resourceName ?? present;
  const endpoint = endpointOf(resource, 'create');
  // views and forms over a list have loaded the schemas before; any other form suspends here
  if (!given && endpoint?.body instanceof SchemaOutline) use(loadSchemas(endpoint));
  const body = given ?? endpoint?.body;
  if (body?.type !== 'object' || body instanceof SchemaOutline)
    throw new Error(`The form of '${resource}' needs an 'input': it declares no 'create'.`);
  return body as z.ZodObject;
}
