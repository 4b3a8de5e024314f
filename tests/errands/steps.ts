import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './Hand';

/** A target further away than this is not within easy reach. */
const MOST_TABS = 20;

/** The button 'Tindakan lain' of a row. */
export const menuOf = (page: Page, row: string | RegExp) =>
  page.getByRole('row', { name: row }).getByRole('button', { name: /^Tindakan lain/ });

export const item = (page: Page, name: string) => page.getByRole('menuitem', { name });

/** Waits for a message of the console. */
export const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** Returns the path of a list with a filter. */
export const filtered = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Moves from anywhere on the page to the name in its first row. */
export async function toFirstRow(hand: Hand) {
  await expect(hand.page.getByRole('rowheader').first().getByRole('link').first()).toBeVisible();
  await hand.press('/');
  await expect(hand.page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await hand.press('ArrowDown');
  await expect(hand.page.getByRole('rowheader').first().getByRole('link').first()).toBeFocused();
}

/** Moves to the second entry of the first row's menu; the first one edits the row. */
export async function toFirstMenu(hand: Hand) {
  await toFirstRow(hand);
  await hand.press('ArrowRight');
  await hand.press('Enter');
  await expect(item(hand.page, 'Ubah')).toBeFocused();
  await hand.press('ArrowDown');
}

/** Presses Tab (or another key) until the target has the focus. */
export async function tabTo(hand: Hand, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate(element => element === document.activeElement);
  for (let pressed = 0; !(await isThere()); pressed += 1) {
    if (pressed === MOST_TABS) throw new Error(`${MOST_TABS} times ${key} do not lead to ${target}`);
    await hand.press(key);
  }
}
