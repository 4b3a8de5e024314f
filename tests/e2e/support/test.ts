import { test as base, expect, type Page } from '@playwright/test';
import { authApi } from '../../../contract/identity/auth';
import { PASSWORD, type Person, people } from '../../support/people';
import { type Backend, startBackend } from './backend';
import type { BackendOption } from './everyBackend';
import { expectAccessible } from './expectAccessible';
import { Problems } from './problems';
import { type Declaration, ResourcePages } from './ResourcePages';

interface WorkerFixtures {
  /** The backend behind the console, and its capabilities. */
  backend: Backend;
}

interface Fixtures {
  /** Signs a demo account in over the API; with a resource, opens its list and returns its pages. */
  as: {
    (person: Person): Promise<Page>;
    (person: Person, resource: Declaration): Promise<ResourcePages>;
  };
  /** Opens a path, waits for the page to settle, and checks it with axe. */
  visit(path: string): Promise<void>;
  /** What went wrong on any page so far; `tolerate` what a script provokes on purpose. */
  problems: Problems;
}

/**
 * Playwright's `test` for this console. However it ends, a script fails if a page wrote an error to its console, threw, violated the
 * content security policy or received a status of 500 or above, and if axe finds a violation on its last page.
 */
export const test = base.extend<Fixtures, BackendOption & WorkerFixtures>({
  behind: ['embedded', { option: true, scope: 'worker' }],
  backend: [
    async ({ behind }, use, { project }) => {
      const backend = await startBackend(behind, project.use.baseURL!);
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ baseURL, backend }, use) => {
    await use(backend.url ?? baseURL);
  },
  problems: [
    async ({ context }, use, testInfo) => {
      const problems = new Problems(context);
      await use(problems);
      if (testInfo.status !== testInfo.expectedStatus) return;
      for (const page of context.pages()) if (page.url().startsWith('http')) await expectAccessible(page);
      expect(problems.list, 'problems on the pages').toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(path => visit(page, path));
  },
  as: async ({ page }, use) => {
    const as = async (person: Person, resource?: Declaration) => {
      // requests still pending from the previous person's page would be refused for this one
      if (page.url().startsWith('http')) await page.goto('about:blank');
      await signIn(page, person);
      if (!resource) return page;
      const pages = new ResourcePages(page, resource);
      await pages.openList();
      return pages;
    };
    await use(as as Fixtures['as']);
  },
});

export { expect };

/** Opens a path, waits for its heading and pending requests, then checks the page with axe. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
  await expectAccessible(page);
}

/** Waits until a page has its heading and no longer shows progress. */
export async function settled(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[role=progressbar], [aria-busy=true]')).toHaveCount(0);
}

async function signIn(page: Page, person: Person) {
  const response = await page.request.post(authApi.login.path, {
    data: { email: people[person], password: PASSWORD, device_id: 'e2e' },
  });
  if (!response.ok())
    throw new Error(`${people[person]} cannot sign in: ${response.status()} ${await response.text()}`);
}
