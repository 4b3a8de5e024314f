import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataProviderContext } from 'ra-core';
import { createDataProvider } from '../../../src/dataProvider/createDataProvider';
import { PaletteBox } from '../../../src/palette/PaletteBox';
import { resources } from '../../../src/resources';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';

const banners = [
  { id: 'b1', title: 'Pesan Pertamax' },
  { id: 'b2', title: 'Tukar Tabung' },
];

const shippingCosts = [{ id: 's1', area_name: 'Kota Bandung', region_code: null }];
const transactions = [{ id: 't7', number: 'TRX-7', merchant_name: 'Kios Barokah', payment_state: 'paid' }];

/** Renders the palette for a person with these rights, on a server that has two banners, a shipping cost and a transaction. */
async function show(permissions: readonly string[], at = '/dashboard') {
  await signedInAs({ permissions });
  const calls = fakeServer(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://here');
    const one = banners.find(({ id }) => pathname === `/v1/cms/banner/${id}`);
    if (one) return { body: envelope(one) };
    const search = (searchParams.get('search') ?? '').toLowerCase();
    if (pathname.includes('shipping')) {
      const list = shippingCosts.filter(({ area_name }) => area_name.toLowerCase().includes(search));
      return { body: envelope({ list, total: list.length }) };
    }
    if (pathname === '/v1/cms/transaction-records') return { body: envelope({ list: transactions, total: 1 }) };
    const list = banners.filter(({ title }) => title.toLowerCase().includes(search));
    return { body: envelope({ list, total: list.length }) };
  });
  renderLayout(
    <DataProviderContext.Provider value={createDataProvider(resources)}>
      <PaletteBox />
    </DataProviderContext.Provider>,
    { at },
  );
  const user = userEvent.setup();
  await screen.findByRole('button', { name: /^Cari atau buka/ });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  return { user, calls };
}
const options = () => screen.queryAllByRole('option').map(option => option.textContent);

it('opens with Ctrl K and offers only the pages and actions available to the user', async () => {
  await show(['can_read_banner', 'can_create_banner', 'can_read_atur_harga_lpg']);
  expect(within(screen.getByRole('group', { name: 'Tindakan' })).getAllByRole('option')[0]).toHaveTextContent(
    'Tambah Banner',
  );
  const pages = within(screen.getByRole('group', { name: 'Halaman' })).getAllByRole('option');
  expect(pages.map(page => page.textContent)).toEqual(['Banner', 'LPGAtur Harga Produk', 'Akun', 'Bantuan']);
});

it('omits results that need a missing permission, without requesting them', async () => {
  const { user, calls } = await show(['can_create_order_135']);
  await user.type(screen.getByRole('combobox'), 'banner');
  expect(await screen.findByText('Tidak ada yang cocok dengan “banner”')).toBeVisible();
  await new Promise(resolve => setTimeout(resolve, 400));
  expect(calls).toEqual([]);
});

it('finds records by name once typing pauses, and opens the selected one by keyboard', async () => {
  const { user, calls } = await show(['can_read_banner', 'can_update_banner']);
  await user.type(screen.getByRole('combobox'), 'pertamax');
  expect(await screen.findByRole('option', { name: 'Pesan Pertamax' })).toBeVisible();
  expect(calls.map(({ url }) => new URL(url, 'http://here').searchParams.get('search'))).toEqual(['pertamax']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/banner/edit/b1'));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('shows no record whose page the user may not open', async () => {
  const { user } = await show(['can_read_banner']);
  await user.type(screen.getByRole('combobox'), 'pertamax');
  await waitFor(() => expect(screen.getByText('Tidak ada yang cocok dengan “pertamax”')).toBeVisible());
  expect(options()).toEqual([]);
});

it('wraps around with the arrow keys and exposes the active option', async () => {
  const { user } = await show(['can_read_banner']);
  const input = screen.getByRole('combobox');
  const at = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  const all = options();
  expect(at()).toBe(all[0]);
  await user.keyboard('{ArrowDown}');
  expect(at()).toBe(all[1]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(at()).toBe(all.at(-1));
  expect(input).toHaveFocus();
});

it('lists recently opened records by their current name', async () => {
  const { user } = await show(['can_read_banner', 'can_update_banner'], '/banner/edit/b2');
  await user.type(screen.getByRole('combobox'), 'bantuan{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/help'));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Terakhir dibuka' }));
  expect(await recent.findByRole('option', { name: 'Tukar Tabung' })).toBeVisible();
});

it('creates and opens records whose form is a dialog over their list', async () => {
  const { user } = await show([
    'can_read_atur_harga_ongkir',
    'can_create_atur_harga_ongkir',
    'can_update_atur_harga_ongkir',
  ]);
  expect(options()).toContain('Tambah Tarif Ongkir');
  await user.type(screen.getByRole('combobox'), 'bandung');
  await user.click(await screen.findByRole('option', { name: 'Kota Bandung' }));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/shipping-cost?ubah=s1'));
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'Tambah Tarif Ongkir' }));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/shipping-cost?tambah=1'));
});

it('does not search records that have no page to open', async () => {
  const { user, calls } = await show(['can_read_list_merchant', 'can_read_laporan_transaksi']);
  await user.type(screen.getByRole('combobox'), 'bandung');
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(calls.map(({ url }) => new URL(url, 'http://here').pathname)).toEqual([
    '/v1/cms/merchants',
    '/v1/cms/transaction-records',
    '/api/console/settlements',
  ]);
});

it('shows a transaction’s merchant and status, and opens it over its list', async () => {
  const { user } = await show(['can_read_laporan_transaksi']);
  await user.type(screen.getByRole('combobox'), 'TRX-7');
  await user.click(await screen.findByRole('option', { name: 'TRX-7 Kios Barokah · Lunas' }));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/transaction?ubah=t7'));
});
