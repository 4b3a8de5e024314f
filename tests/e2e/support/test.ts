import { test as base, expect, type Page } from '@playwright/test';
import { authApi } from '../../../contract/identity/auth';
import { PASSWORD, type Person, people } from '../../support/people';
import { type Backend, startBackend } from './backend';
import type { BackendOption } from './everyBackend';
import { expectAccessible } from './expectAccessible';
import { Problems } from './problems';
import { type Declaration, ResourcePages } from './ResourcePages';

interface WorkerFixtures {
  /** What is behind the console, and what it can do. */
  backend: Backend;
}

interface Fixtures {
  /** Signs a demo account in over the API; with a resource, opens its list and hands back its pages. */
  as: {
    (person: Person): Promise<Page>;
    (person: Person, resource: Declaration): Promise<ResourcePages>;
  };
  /** Opens an address, waits until the page stands, and has axe look at it. */
  visit(path: string): Promise<void>;
  /** What went wrong in any page so far; `tolerate` what a script provokes on purpose. */
  problems: Problems;
}

/**
 * Playwright's `test` for this console. However a script ends, it fails where a page wrote an error to its console, threw, broke
 * the content policy or was answered 500 and more, and where axe finds a violation on the page it ends on.
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
      // what the page of the person before still asks for would be refused to this one
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

/** Opens an address, waits for its heading and pending requests, then checks the page with axe. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
  await expectAccessible(page);
}

/** Waits until a page has its heading and shows no progress any more. */
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
