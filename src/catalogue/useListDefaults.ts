import { useResourceContext } from 'ra-core';
import { resources } from '../resources';
import { firstListParams } from '../declarations/defineResource';

/** Props of a `<List>` from its resource's declaration, so that view and preload ask for the same: `<List {...useListDefaults()}>`. */
export function useListDefaults() {
  const name = useResourceContext();
  const { sort, filter, pagination } = firstListParams(resources.find(resource => resource.name === name) ?? {});
  return { sort, perPage: pagination.perPage, filterDefaultValues: filter };
}
