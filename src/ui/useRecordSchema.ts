import { useResourceContext } from 'ra-core';
import { recordSchema } from '../../contract/core/listSchema';
import { useCatalogue } from '../catalogue/CatalogueContext';

/** What the contract says about a record of the present resource, as answers carry it. */
export function useRecordSchema() {
  const { endpointOf } = useCatalogue();
  const resource = useResourceContext() ?? '';
  return recordSchema(endpointOf(resource, 'show'), endpointOf(resource, 'list'));
}
