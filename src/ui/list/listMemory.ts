import { useCreatePath, useResourceContext } from 'ra-core';
import { useCatalogue } from '../../catalogue/CatalogueContext';

/** The last query string of each list during this page's life: going back shows the same rows. */
const left = new Map<string, string>();

/** Stores the state of a list. */
export const rememberList = (resource: string, search: string) => left.set(resource, search);

/** The query string of a list as it was last seen; undefined where it was not. */
export const lastSearch = (resource: string) => left.get(resource);

/**
 * The address of the resource's list in its last state, as a product URL: 'Kembali' is outside react-admin's
 * routes.
 */
export function useListAddress(): string {
  const resource = useResourceContext() ?? '';
  const { translator } = useCatalogue();
  const createPath = useCreatePath();
  return translator.toProduct(createPath({ resource, type: 'list' })) + (left.get(resource) ?? '');
}
