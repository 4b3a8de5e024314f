import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { pageFinder } from '../../../src/catalogue/pageFinder';
import { definePage } from '../../../src/declarations/definePage';
import { RouteGate } from '../../../src/layout/RouteGate';
import { appCatalogue } from '../support/appCatalogue';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';

const { routeAccess, routes } = appCatalogue;

/** Point 2 of the specification as a table: the routes, with the right of the menu entry that links to them. */
const specified = readFileSync(path.resolve(__dirname, '../../../docs/specification/routes.tsv'), 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
  .map(line => line.split('\t'))
  // the sign-in page is not a page of the console
  .filter(([route]) => route !== '/')
  .map(([route = '', , right = '']) => [route, right] as const);

const declared = new Map(routes().map(({ route, slugs }) => [route, slugs]));

test.each(specified)('%s is declared to require %j', (route, right) =>
  expect(declared.get(route)).toEqual(right ? [right] : []),
);

test('each declared page lists the permissions that its guard checks', () => {
  for (const { route, access } of routes())
    expect([route, routeAccess(route.replace(/\{\w+\??\}/g, '9f1c'))]).toEqual([route, access]);
});

test('a static path takes precedence over one with a parameter', () => {
  const page = (path: string) =>
    definePage({ name: path, path, view: async () => ({ default: () => null }), messages });
  const find = pageFinder([page('/promo/:id'), page('/promo/add'), page('/promo')]);
  expect(find('/promo/add')?.page.path).toBe('/promo/add');
  expect(find('/promo/9f1c')).toMatchObject({ page: { path: '/promo/:id' }, params: { id: '9f1c' } });
  expect(find('/promo/')?.page.path).toBe('/promo');
  expect(find('/promo/9f1c/x')).toBeNull();
  expect([find('/Promo'), find('/Promo/9f1c')]).toEqual([null, null]);
});

const messages = { id: { title: 'Promo' }, en: async () => ({ en: { title: 'Promotions' } }) };

test('pages of a resource require the permission of the call behind them', () => {
  expect(routeAccess('/banner')).toEqual(['can_read_banner']);
  expect(routeAccess('/banner/add')).toEqual(['can_create_banner']);
  // readers of the record get its form read-only
  expect(routeAccess('/banner/edit/9f1c')).toEqual(['can_update_banner', 'can_read_banner']);
  expect(routeAccess('/merchant/help/9f1c/edit')).toEqual(['can_update_faq']);
  expect(routeAccess('/help')).toEqual([]);
  expect(routeAccess('/nope')).toBeNull();
});

describe('the gate', () => {
  const at = async (address: string, permissions: readonly string[]) => {
    await signedInAs({ permissions });
    renderLayout(
      <RouteGate>
        <p>Isi</p>
      </RouteGate>,
      { at: address },
    );
    await screen.findByText('Isi');
    return window.location.pathname + window.location.search;
  };

  test('admits a user with the permission', async () => {
    expect(await at('/promo/9f1c', ['can_read_promo_regional'])).toBe('/promo/9f1c');
  });

  test('names the missing permission', async () => {
    expect(await at('/banner/add', ['can_read_banner'])).toBe('/unauthorized?right=can_create_banner');
  });

  test('redirects a user who may not see the dashboard to the first page of the menu', async () => {
    expect(await at('/dashboard', ['can_create_order_135'])).toBe('/order');
  });

  test('names the dashboard’s permission to a user without any menu', async () => {
    expect(await at('/dashboard', [])).toBe('/unauthorized?right=can_read_dashboard');
  });

  test('leaves unknown addresses to the 404 page', async () => {
    expect(await at('/nope', [])).toBe('/nope');
  });
});
