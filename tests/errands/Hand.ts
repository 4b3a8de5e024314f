import type { Locator, Page } from '@playwright/test';

/** Counts how somebody works: each mouse click, and each key that is not part of a text. */
export class Hand {
  clicks = 0;
  keys = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator) {
    this.clicks += 1;
    await target.click();
  }

  /** Presses a key, as Playwright names it; a combination counts as one. */
  async press(key: string) {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Types a text into the focused field. It must be typed either way, so it does not count. */
  async type(text: string) {
    await this.page.keyboard.type(text);
  }
}
