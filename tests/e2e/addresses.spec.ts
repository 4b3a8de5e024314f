import { declaredRoutes } from '../../scripts/declaredRoutes';
import { resources } from '../../src/resources';
import { specSpelling } from '../../src/routing/pathTranslator';
import { expectAccessible } from './support/expectAccessible';
import { expectSense } from './support/expectSense';
import { expect, settled, test } from './support/test';

const NOBODYS_ID = '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11';
/** Real records have ids of their own: their pages are visited by each resource's scripts. */
const ofResources = resources.flatMap(({ paths }) => Object.values(paths).map(path => specSpelling(path)));
const routes = declaredRoutes();
const addresses = routes
  .map(({ route }) => route)
  .filter(route => !(route.includes('{') && ofResources.includes(route)))
  // the only other record page: a category's dashboard
  .map(route => route.replace('{id}', 'lpg'));

// the longest scripts start first, in parallel
test.describe.configure({ mode: 'parallel' });

/** An unexpired password need not be changed: the page redirects to the dashboard (point 2). */
const leadsTo = (address: string) => (address === '/reset-password' ? '/dashboard' : address);

const modes = ['light', 'dark'] as const;

// each page is loaded once and checked in both modes: half start in light, the other half in dark
for (const first of modes) {
  const second = first === 'light' ? 'dark' : 'light';
  const half = addresses.filter((_, index) => modes[index % 2] === first);
  test(`every specified address serves its page, accessible in ${first} and then in ${second} mode`, async ({
    as,
    page,
  }) => {
    test.setTimeout(600_000);
    await as('superadmin');
    for (const address of half) {
      await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
      const response = await page.goto(address);
      expect([address, response?.status()]).toEqual([address, 200]);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alertdialog')).first()).toBeVisible();
      await expect(page).toHaveURL(url => url.pathname === leadsTo(address));
      await expectSense(page);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: second });
      // half of the colours are the style sheet's and change at once, the others with the console's next render
      await expect(() => expectAccessible(page, 'colours')).toPass({ timeout: 60_000 });
    }
  });
}

const of = (route: string, id: string) => route.replace(/\{id\??\}/, id);
const ofRecords = routes.filter(({ route }) => route.includes('{'));

test('an address with an unknown or malformed id, of another category, or without a page shows the 404 page', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/status of 404/);
  await as('superadmin');
  const { list } = (await (await page.request.get('/v1/cms/product/category/name/lpg/price?limit=1')).json()).data;
  const unknown = ofRecords.map(({ route }) => of(route, NOBODYS_ID));
  const strange = ['/banner/add/7', `/monitoring-order/${NOBODYS_ID}/3`, '/Banner', '/Dashboard', '/Dashboard/lpg'];
  for (const address of [...unknown, ...strange, '/banner/edit/bukan-id', `/price/bbm/${list[0].id}`]) {
    const response = await page.goto(address);
    expect([address, response?.status()]).toEqual([address, 404]);
    const lost = page.getByRole('region', { name: 'This page could not be found' });
    await expect(lost).toContainText('Status 404');
    await expect(lost.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  }
  for (const { route, list: target } of ofRecords) {
    const response = await page.request.get(of(route, 'bukan-id'), { headers: { accept: 'text/html' } });
    expect([route, response.status()]).toEqual([route, 404]);
    if (!target) continue;
    const sent = await page.request.get(of(route, '').replace('//', '/'), { headers: { accept: 'text/html' } });
    expect([route, new URL(sent.url()).pathname]).toEqual([route, target]);
  }
});

test('a link to a form without its id redirects to the list', async ({ as, page }) => {
  await as('superadmin');
  await page.goto('/banner');
  await settled(page);
  for (const { route, list } of ofRecords.filter(({ list }) => list)) {
    await page.evaluate(
      path => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      of(route, '').replace('//', '/'),
    );
    await expect(page).toHaveURL(url => url.pathname === list);
  }
});
