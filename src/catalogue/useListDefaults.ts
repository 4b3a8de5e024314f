import { useResourceContext } from 'ra-core';
import { firstListParams } from '../declarations/defineResource';
import { useCatalogue } from './CatalogueContext';

/**
 * Returns the props of a `<List>` from its resource's declaration, so that view and preload make the same request:
 * `<List {...useListDefaults()}>`.
 */
export function useListDefaults() {
  const { findResource } = useCatalogue();
  const { sort, filter, pagination } = firstListParams(findResource(useResourceContext() ?? '') ?? {});
  return { sort, perPage: pagination.perPage, filterDefaultValues: filter };
}
