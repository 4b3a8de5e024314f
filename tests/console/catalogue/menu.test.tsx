import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { roles } from '../../../contract/rights/roles';
import { CatalogueProvider } from '../../../src/catalogue/CatalogueContext';
import type { MenuEntry } from '../../../src/catalogue/menuOf';
import { useMenu } from '../../../src/catalogue/useMenu';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { appCatalogue, appMessages } from '../support/appCatalogue';
import { signedInAs } from '../support/signedInAs';

/** The menu of point 2 in order, with the right of each entry (points 2 and 6). */
const specified = [
  ['/dashboard', 'can_read_dashboard'],
  ['/banner', 'can_read_banner'],
  ['/promo', 'can_read_promo_regional'],
  ['/sales/bbm', 'can_read_data_penjualan_bbm'],
  ['/sales/lpg', 'can_read_data_penjualan_lpg'],
  ['/sales/pelumas', 'can_read_data_penjualan_pelumas'],
  ['/sales/refrigeran', 'can_read_data_penjualan_refrigeran'],
  ['/sales/non-pertamina', 'can_read_data_penjualan_non_pertamina'],
  ['/transaction', 'can_read_laporan_transaksi'],
  ['/monitoring-order', 'can_read_monitoring_order'],
  ['/order', 'can_create_order_135'],
  ['/shipping-cost', 'can_read_atur_harga_ongkir'],
  ['/price/bbm', 'can_read_atur_harga_bbm'],
  ['/price/lpg', 'can_read_atur_harga_lpg'],
  ['/price/pelumas', 'can_read_atur_harga_pelumas'],
  ['/price/refrigeran', 'can_read_atur_harga_refrigeran'],
  ['/user/registered', 'can_read_list_user'],
  ['/user/permission', 'can_read_role'],
  ['/merchant/registered', 'can_read_list_merchant'],
  ['/merchant/registration', 'can_read_registrasi_merchant'],
  ['/merchant/permission', 'can_read_hak_akses_merchant'],
  ['/merchant/help', 'can_read_faq'],
] as const;

const isSpecified = (address: string) => specified.some(([to]) => to === address);

async function menuOf(permissions: readonly string[]): Promise<MenuEntry[]> {
  await signedInAs({ permissions });
  const i18nProvider = await createI18nProvider('id', ['id'], appMessages);
  const wrapper = ({ children }: { children: ReactNode }) => {
    const element = (
      <CatalogueProvider value={appCatalogue}>
        <I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>
      </CatalogueProvider>
    );
    return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} useTransitions={false} />;
  };
  return renderHook(useMenu, { wrapper }).result.current;
}

const addresses = (menu: readonly MenuEntry[]) =>
  menu.flatMap(({ to, children }) => children?.map(child => child.to) ?? to);

test.each(roles.map(({ code, slugs }) => [code, slugs] as const))(
  'the menu of %s has exactly the specified entries its permissions allow',
  async (_, slugs) => {
    const wanted = specified.filter(([, right]) => slugs.includes(right)).map(([to]) => to);
    expect(addresses(await menuOf(slugs)).filter(isSpecified)).toEqual(wanted);
  },
);

test.each(specified)('%s is the only entry for a user with only %s', async (to, right) => {
  expect(addresses(await menuOf([right]))).toEqual([to]);
});

test('a user without permissions has no menu', async () => {
  expect(await menuOf([])).toEqual([]);
});

test('uses the labels of the specification', async () => {
  const labels = (await menuOf(specified.map(([, right]) => right))).map(({ label }) => label);
  expect(labels).toEqual([
    'Beranda',
    'Banner',
    'Promo',
    'Data Penjualan',
    'Transaksi Merchant',
    'Monitoring Order',
    'Pemesanan 135',
    'Atur Harga Ongkir',
    'Atur Harga Produk',
    'Manage Admin',
    'Manage Merchant',
  ]);
});
