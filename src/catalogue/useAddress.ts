import { useLocation } from 'react-router-dom';
import { useCatalogue } from './CatalogueContext';

/**
 * Returns the product URL of the rendered page. `window.location` runs ahead of it during a navigation, so a guard that
 * reads that instead would let the outgoing page through.
 */
export function useAddress(): string {
  const { translator } = useCatalogue();
  return translator.toProduct(useLocation().pathname);
}

/** Whether an address is that of a page or below it: `/banner/add` is within `/banner`, `/banners` is not. */
export const isAtOrBelow = (address: string, page: string) => address === page || address.startsWith(`${page}/`);
