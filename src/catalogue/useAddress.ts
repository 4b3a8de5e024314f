import { useLocation } from 'react-router-dom';
import { useCatalogue } from './CatalogueContext';

/**
 * The product URL of the present page, taken from the location that is rendered: the browser's own is ahead of it while a page
 * changes, and a guard that read that one would let the page that is being left through.
 */
export function useAddress(): string {
  const { translator } = useCatalogue();
  return translator.toProduct(useLocation().pathname);
}

/** Whether an address is a page or lies below it: `/banner/add` is within `/banner`, `/banners` is not. */
export const isWithin = (address: string, page: string) => address === page || address.startsWith(`${page}/`);
