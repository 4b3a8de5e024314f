import { useResourceContext } from 'ra-core';
import { useCatalogue } from '../../catalogue/CatalogueContext';

/** Whether the records of the current resource have a history. */
export function useHasHistory(): boolean {
  const { findResource } = useCatalogue();
  return findResource(useResourceContext() ?? '')?.history !== false;
}
