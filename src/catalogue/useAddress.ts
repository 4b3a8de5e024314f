import { useLocation } from 'react-router-dom';
import { useCatalogue } from './CatalogueContext';

/**
 * The product URL of the rendered page. Not `window.location`, which is ahead during a navigation: a guard reading
 * it would let the outgoing page through.
 */
export function useAddress(): string {
  const { translator } = useCatalogue();
  return translator.toProduct(useLocation().pathname);
}

/** Whether an address is a page or below it: `/banner/add` is within `/banner`, `/banners` is not. */
export const isWithin = (address: string, page: string) => address === page || address.startsWith(`${page}/`);
