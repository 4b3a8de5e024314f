import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/findBrowser.mjs';
import { type BackendOption, EVERY_BACKEND } from './tests/e2e/support/everyBackend';
import { startDirections } from './tests/e2e/support/startDirections';

/** Finds a free port. */
const freePort = () =>
  new Promise<string>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : '')));
    });
  });

// Workers load this file again; the values chosen first reach them through the environment.
process.env.E2E_PORT ??= await freePort();
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'merchants-e2e-'));
process.env.E2E_ROUTING_URL ??= await startDirections();
const ownUrl = `http://127.0.0.1:${process.env.E2E_PORT}`;
const executablePath = await findBrowser();

/** Runs the e2e scripts against a dedicated server with fresh demo data, or against the one at E2E_URL. */
export default defineConfig<object, BackendOption>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalTeardown: './tests/e2e/support/removeData.ts',
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // a failed script is run again for its trace and still counts as failed: tracing every script costs a seventh of the run
  retries: 1,
  failOnFlakyTests: true,
  // a machine shared with other work responds several times slower
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'playwright-report' }],
    ['json', { outputFile: 'test-results/e2e.json' }],
  ],
  use: {
    baseURL: process.env.E2E_URL ?? ownUrl,
    browserName: 'chromium',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1366, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // each page lives only for seconds, so optimising its code costs more than it gains
    launchOptions: {
      args: [...browserArgs, '--js-flags=--no-opt --no-maglev'],
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    { name: 'embedded' },
    { name: 'remote', grep: new RegExp(EVERY_BACKEND), use: { behind: 'remote' } },
    { name: 'stand-in', grep: new RegExp(EVERY_BACKEND), use: { behind: 'stand-in' } },
  ],
  ...(!process.env.E2E_URL && {
    webServer: {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      command: 'mkdir -p test-results && exec node dist/server/main.js > test-results/server.log 2>&1',
      url: `${ownUrl}/health/ready`,
      reuseExistingServer: false,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        SEED: 'demo',
        LOG_LEVEL: 'info',
        ROUTING_URL: process.env.E2E_ROUTING_URL,
      },
    },
  }),
});
