import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** `npm run errands`: the errands of a working day, counted. Not part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/errands',
  globalTeardown: '../e2e/support/removeData.ts',
  workers: 1,
  retries: 0,
  reporter: [['line'], ['./CountReporter.ts']],
});
