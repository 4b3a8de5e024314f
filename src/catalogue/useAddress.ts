import { useLocation } from 'react-router-dom';
import { translator } from './translator';

/**
 * The product's address of the present page. Of the location that is rendered: the browser's own is ahead of it while a page changes,
 * and a guard that asked there would let the page that is being left through.
 */
export function useAddress(): string {
  return translator.toProduct(useLocation().pathname);
}

/** Whether an address is a page or lies below it: `/banner/add` is within `/banner`, `/banners` is not. */
export const isWithin = (address: string, page: string) => address === page || address.startsWith(`${page}/`);
