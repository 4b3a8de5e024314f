import { useResourceContext } from 'ra-core';
import type { Endpoint } from '../../../contract/core/endpoint';
import { type ListSchema, listSchema } from '../../../contract/core/listSchema';
import { useCatalogue } from '../../catalogue/CatalogueContext';

const schemas = new WeakMap<Endpoint, ListSchema>();
const NOTHING = listSchema(undefined);

/** Returns the contract's schema of the rows, filters and sorts of the current resource's list. */
export function useListSchema(): ListSchema {
  const { endpointOf } = useCatalogue();
  const endpoint = endpointOf(useResourceContext() ?? '', 'list');
  if (!endpoint) return NOTHING;
  const schema = schemas.get(endpoint) ?? listSchema(endpoint);
  schemas.set(endpoint, schema);
  return schema;
}
