import { screen } from '@testing-library/react';
import { findPage } from '../../../src/catalogue/findPage';
import { definePage } from '../../../src/declarations/definePage';
import { RouteGate } from '../../../src/layout/RouteGate';
import { appCatalogue } from '../support/appCatalogue';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';

const { routeAccess, routes } = appCatalogue;

/** The console's routes of point 2, spelled as there, with the right of the menu entry that leads to them. */
const specified: Record<string, readonly string[]> = {
  '': [
    '/account',
    '/blank',
    '/help',
    '/logout',
    '/profile',
    '/reset-password',
    '/test',
    '/unauthorized',
    '/password/forgot',
  ],
  can_read_dashboard: ['/dashboard', '/dashboard/{id}'],
  can_read_banner: ['/banner', '/banner/add', '/banner/edit/{id?}'],
  can_read_monitoring_order: ['/monitoring-order', '/monitoring-order/{id}', '/monitoring-order/{id?}/pdf'],
  can_create_order_135: ['/order'],
  can_read_promo_regional: ['/promo', '/promo/add', '/promo/{id}'],
  can_read_atur_harga_ongkir: ['/shipping-cost'],
  can_read_laporan_transaksi: ['/transaction'],
  can_read_faq: ['/merchant/help', '/merchant/help/add', '/merchant/help/{id}/detail', '/merchant/help/{id}/edit'],
  can_read_hak_akses_merchant: ['/merchant/permission', '/merchant/permission/{id}'],
  can_read_list_merchant: ['/merchant/registered', '/merchant/registered/{id}'],
  can_read_registrasi_merchant: ['/merchant/registration', '/merchant/registration/{id}'],
  ...Object.fromEntries(
    ['bbm', 'lpg', 'pelumas', 'refrigeran'].map(category => [
      `can_read_atur_harga_${category}`,
      [`/price/${category}`, `/price/${category}/add`, `/price/${category}/{id}`],
    ]),
  ),
  ...Object.fromEntries(
    ['bbm', 'lpg', 'pelumas', 'refrigeran'].map(category => [
      `can_read_data_penjualan_${category}`,
      [`/sales/${category}`],
    ]),
  ),
  can_read_data_penjualan_non_pertamina: ['/sales/non-pertamina', '/sales/non-pertamina/{id}'],
  can_read_list_user: ['/user/add', '/user/edit/{id?}', '/user/registered'],
  can_read_role: [
    '/user/permission',
    '/user/permission/add',
    '/user/permission/detail/{id?}',
    '/user/permission/edit/{id?}',
  ],
};

const declared = new Map(routes().map(({ route, slugs }) => [route, slugs]));

test.each(Object.entries(specified).flatMap(([right, routes]) => routes.map(route => [route, right])))(
  '%s is declared for holders of %j',
  (route, right) => expect(declared.get(route)).toEqual(right ? [right] : []),
);

test('each declared page names the rights that its guard asks for', () => {
  for (const { route, access } of routes())
    expect([route, routeAccess(route.replace(/\{\w+\??\}/g, '9f1c'))]).toEqual([route, access]);
});

test('a fixed address goes before one with a parameter', () => {
  const page = (path: string) =>
    definePage({ name: path, path, view: async () => ({ default: () => null }), messages });
  const some = [page('/promo/:id'), page('/promo/add'), page('/promo')];
  expect(findPage(some, '/promo/add')?.page.path).toBe('/promo/add');
  expect(findPage(some, '/promo/9f1c')).toMatchObject({ page: { path: '/promo/:id' }, params: { id: '9f1c' } });
  expect(findPage(some, '/promo/')?.page.path).toBe('/promo');
  expect(findPage(some, '/promo/9f1c/x')).toBeNull();
});

const messages = { id: { title: 'Promo' }, en: async () => ({ en: { title: 'Promotions' } }) };

test('pages of a resource ask for the right of the call behind them', () => {
  expect(routeAccess('/banner')).toEqual(['can_read_banner']);
  expect(routeAccess('/banner/add')).toEqual(['can_create_banner']);
  // who may only read the record opens its form read-only
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

  test('lets through who holds the right', async () => {
    expect(await at('/promo/9f1c', ['can_read_promo_regional'])).toBe('/promo/9f1c');
  });

  test('names the right that is missing', async () => {
    expect(await at('/banner/add', ['can_read_banner'])).toBe('/unauthorized?right=can_create_banner');
  });

  test('leads from the dashboard to the first page of the menu who may not see it', async () => {
    expect(await at('/dashboard', ['can_create_order_135'])).toBe('/order');
  });

  test('names the right of the dashboard to a person without any menu', async () => {
    expect(await at('/dashboard', [])).toBe('/unauthorized?right=can_read_dashboard');
  });

  test('leaves addresses without a page to the 404 page', async () => {
    expect(await at('/nope', [])).toBe('/nope');
  });
});
