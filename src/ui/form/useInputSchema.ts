import { useResourceContext } from 'ra-core';
import { use } from 'react';
import type { z } from 'zod';
import { loadSchemas } from '../../../contract/core/outlinedEndpoint';
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
  const endpoint = endpointOf(resource, 'create');
  // views and forms over a list have them loaded before; any other form waits here
  if (!given && endpoint?.body instanceof SchemaOutline) use(loadSchemas(endpoint));
  const body = given ?? endpoint?.body;
  if (body?.type !== 'object' || body instanceof SchemaOutline)
    throw new Error(`The form of '${resource}' needs an 'input': it declares no 'create'.`);
  return body as z.ZodObject;
}
