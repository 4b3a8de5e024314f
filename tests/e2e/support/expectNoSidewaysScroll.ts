import { expect, type Page } from '@playwright/test';

/** A phone, a laptop, a desktop. */
const WIDTHS = [360, 1366, 1920];

/** Fails if the page scrolls sideways at any window width; wide content must scroll within itself. Restores the window size. */
export async function expectNoSidewaysScroll(page: Page) {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before?.height ?? 900 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `sideways scroll of a window ${width} px wide`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
