import { useResourceContext } from 'ra-core';
import type { Endpoint } from '../../../contract/core/endpoint';
import { type ListSchema, listSchema } from '../../../contract/core/listSchema';
import { useCatalogue } from '../../catalogue/CatalogueContext';

const schemas = new WeakMap<Endpoint, ListSchema>();
const NOTHING = listSchema(undefined);

/** What the contract says about the rows, filters and sorts of the present resource's list. */
export function useListSchema(): ListSchema {
  const { endpointOf } = useCatalogue();
  const endpoint = endpointOf(useResourceContext() ?? '', 'list');
  if (!endpoint) return NOTHING;
  const schema = schemas.get(endpoint) ?? listSchema(endpoint);
  schemas.set(endpoint, schema);
  return schema;
}
