import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** `npm run pictures`: checks every screen at four widths, light and dark, and puts them on one page. Not part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/pictures-run',
  globalTeardown: '../e2e/support/removeData.ts',
  workers: 1,
  retries: 0,
  timeout: 3_600_000,
  reporter: 'line',
});
