import { useCreatePath, useResourceContext } from 'ra-core';
import { useCatalogue } from '../../catalogue/CatalogueContext';

/** The search part of each list's address as it was left, for this page's life: the way back leads to the same rows. */
const left = new Map<string, string>();

/** Keeps how a list stands. */
export const rememberList = (resource: string, search: string) => left.set(resource, search);

/** The address of the resource's list as it was left, as a product URL: 'Kembali' stands outside of react-admin's routes. */
export function useListAddress(): string {
  const resource = useResourceContext() ?? '';
  const { translator } = useCatalogue();
  const createPath = useCreatePath();
  return translator.toProduct(createPath({ resource, type: 'list' })) + (left.get(resource) ?? '');
}
