import { expect, type Page } from '@playwright/test';

/** A phone, a laptop, a desk. */
const WIDTHS = [360, 1366, 1920];

/** The page never scrolls sideways, at any width of window; what is wider scrolls within itself. Leaves the window as it was. */
export async function expectNoSidewaysScroll(page: Page) {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before?.height ?? 900 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `sideways scroll of a window ${width} px wide`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
