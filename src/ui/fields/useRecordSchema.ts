import { useResourceContext } from 'ra-core';
import { recordSchema } from '../../../contract/core/listSchema';
import { useCatalogue } from '../../catalogue/CatalogueContext';

/** Returns the contract's schema of the current resource's records, as they appear in responses. */
export function useRecordSchema() {
  const { endpointOf } = useCatalogue();
  const resource = useResourceContext() ?? '';
  return recordSchema(endpointOf(resource, 'show'), endpointOf(resource, 'list'));
}
