import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './Hand';

/** More keys than these lead to nothing that is near. */
const MOST_TABS = 20;

/** 'Tindakan lain' of a row. */
export const menuOf = (page: Page, row: string | RegExp) =>
  page.getByRole('row', { name: row }).getByRole('button', { name: /^Tindakan lain/ });

export const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

/** Waits for a sentence of the console. */
export const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** The address of a list with a filter. */
export const filtered = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** From wherever the page stands to the name of its first row. */
export async function toFirstRow(hand: Hand) {
  await expect(hand.page.getByRole('rowheader').first().getByRole('link').first()).toBeVisible();
  await hand.press('/');
  await expect(hand.page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await hand.press('ArrowDown');
  await expect(hand.page.getByRole('rowheader').first().getByRole('link').first()).toBeFocused();
}

/** To the second entry of the first row's menu: the first changes it. */
export async function toFirstMenu(hand: Hand) {
  await toFirstRow(hand);
  await hand.press('ArrowRight');
  await hand.press('Enter');
  await expect(item(hand.page, 'Ubah')).toBeFocused();
  await hand.press('ArrowDown');
}

/** Presses Tab (or another key) until something has the focus. */
export async function tabTo(hand: Hand, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate(element => element === document.activeElement);
  for (let pressed = 0; !(await isThere()); pressed += 1) {
    if (pressed === MOST_TABS) throw new Error(`${MOST_TABS} times ${key} do not lead to ${target}`);
    await hand.press(key);
  }
}
