import { useLocation } from 'react-router-dom';

/**
 * The product's address of the present page, as the browser shows it. Below the translated routes the router's own
 * location is react-admin's; it only tells here that the address has changed.
 */
export function useAddress(): string {
  useLocation();
  return window.location.pathname;
}

/** Whether an address is a page or lies below it: `/banner/add` is within `/banner`, `/banners` is not. */
export const isWithin = (address: string, page: string) => address === page || address.startsWith(`${page}/`);
