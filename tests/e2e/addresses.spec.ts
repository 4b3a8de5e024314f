import { declaredRoutes } from '../../scripts/declaredRoutes';
import { resources } from '../../src/resources';
import { specSpelling } from '../../src/routing/ResourcePaths';
import { expectAccessible } from './support/expectAccessible';
import { expect, settled, test } from './support/test';

const ID = '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11';
/** Records of real resources exist under ids of their own: their pages are visited by the scripts of each resource. */
const ofResources = resources.flatMap(({ paths }) => Object.values(paths).map(path => specSpelling(path)));
const addresses = declaredRoutes()
  .map(({ route }) => route)
  .filter(route => !(route.includes('{') && ofResources.includes(route)))
  .map(route => route.replace(/\{id\??\}/, ID));

// the longest scripts start first, in parallel
test.describe.configure({ mode: 'parallel' });

/** A password that has not ended need not be changed: the page sends on to the dashboard (point 2). */
const leadsTo = (address: string) => (address === '/reset-password' ? '/dashboard' : address);

const modes = ['light', 'dark'] as const;

// each page is loaded once and checked in both modes: one half starts in light, the other in dark
for (const first of modes) {
  const second = first === 'light' ? 'dark' : 'light';
  const half = addresses.filter((_, index) => modes[index % 2] === first);
  test(`every address of the specification answers with its page, accessible in ${first} and then in ${second}`, async ({
    as,
    page,
  }) => {
    test.setTimeout(600_000);
    await as('superadmin');
    for (const address of half) {
      await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
      const answer = await page.goto(address);
      expect([address, answer?.status()]).toEqual([address, 200]);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alertdialog')).first()).toBeVisible();
      await expect(page).toHaveURL(url => url.pathname === leadsTo(address));
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: second });
      // half of the colours are the style sheet's and change at once, the others with the console's next drawing
      await expect(() => expectAccessible(page)).toPass({ timeout: 60_000 });
    }
  });
}
