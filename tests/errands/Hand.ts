import type { Locator, Page } from '@playwright/test';

/** How somebody works, counted: each press of the mouse, and each key that is no part of a text. */
export class Hand {
  clicks = 0;
  keys = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator) {
    this.clicks += 1;
    await target.click();
  }

  /** A key, as Playwright names it; a combination is one. */
  async press(key: string) {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** A text where the focus is. It must be typed either way, so it does not count. */
  async type(text: string) {
    await this.page.keyboard.type(text);
  }
}
