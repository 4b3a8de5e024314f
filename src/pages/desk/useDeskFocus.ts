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

/** Focuses the first of the given places that exists in the call. */
export function focusDesk(...places: readonly DeskPlace[]): void {
  const form = document.querySelector('.desk-call');
  const elements = places.map(place => form?.querySelector<HTMLElement>(SELECTORS[place]));
  elements.find(Boolean)?.focus();
}

/** Moves the focus to the first of the given places that exists, once newly found content is rendered. */
export const useDeskFocus = () =>
  useCallback((...places: readonly DeskPlace[]) => {
    requestAnimationFrame(() => focusDesk(...places));
  }, []);
