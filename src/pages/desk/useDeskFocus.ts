import { useCallback } from 'react';

export type DeskPlace = 'phone' | 'name' | 'village' | 'address' | 'again' | 'merchant' | 'goods' | 'code' | 'place';

const SELECTORS: Readonly<Record<DeskPlace, string>> = {
  phone: 'input[name="phone"]',
  name: 'input[name="name"]',
  village: 'input[name="village_code"], input[name="desk-address"]:checked',
  address: 'input[name="address"]',
  again: '[data-desk="again"]',
  merchant: 'input[name="desk-merchant"]:checked, input[name="desk-merchant"]',
  goods: 'input[type="search"]',
  code: 'input[name="promotion_code"]',
  place: '[data-desk="place"]',
};

/** Focuses the first of some places of the call that is there. */
export function focusDesk(...places: readonly DeskPlace[]): void {
  const form = document.querySelector('.desk-call');
  const elements = places.map(place => form?.querySelector<HTMLElement>(SELECTORS[place]));
  elements.find(Boolean)?.focus();
}

/** Leads on to the first of some places of the call that is there, once what was just found is shown. */
export const useDeskFocus = () =>
  useCallback((...places: readonly DeskPlace[]) => {
    requestAnimationFrame(() => focusDesk(...places));
  }, []);
