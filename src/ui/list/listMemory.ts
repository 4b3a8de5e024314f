import { useCreatePath, useResourceContext } from 'ra-core';
import { useCatalogue } from '../../catalogue/CatalogueContext';

/** The last query string of each list since the page was loaded, so that going back shows the same rows. */
const left = new Map<string, string>();

/** Remembers the state of a list. */
export const rememberList = (resource: string, search: string) => left.set(resource, search);

/** Returns the query string of a list when it was last seen; undefined if it was not. */
export const lastSearch = (resource: string) => left.get(resource);

/**
 * Returns the address of the resource's list in its last state, as a product URL, since 'Kembali' is outside
 * react-admin's routes.
 */
export function useListAddress(): string {
  const resource = useResourceContext() ?? '';
  const { translator } = useCatalogue();
  const createPath = useCreatePath();
  return translator.toProduct(createPath({ resource, type: 'list' })) + (left.get(resource) ?? '');
}
