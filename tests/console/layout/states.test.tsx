import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult, ResourceContextProvider } from 'ra-core';
import type { OrderStatus } from '../../../contract/order/orderStatus';
import { ApiError } from '../../../src/dataProvider/ApiError';
import { ErrorPage } from '../../../src/layout/ErrorPage';
import { UnauthorizedPage } from '../../../src/pages/unauthorized/UnauthorizedPage';
import { OrderStatusChip } from '../../../src/resources/order/OrderStatusChip';
import { Card } from '../../../src/ui/display/Card';
import { Status } from '../../../src/ui/display/Status';
import { ListStates } from '../../../src/ui/list/ListStates';
import { EmptyState } from '../../../src/ui/states/EmptyState';
import { Failed } from '../../../src/ui/states/Failed';
import { NoResult } from '../../../src/ui/states/NoResult';
import { NotFoundPage } from '../../../src/ui/states/NotFoundPage';
import { RecordFailure } from '../../../src/ui/states/RecordFailure';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';

it('shows that a page could not be found, with a link home', () => {
  renderLayout(<NotFoundPage />);
  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  expect(screen.getByText('Status 404')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

it('shows an error’s message, status and request id, and can retry', async () => {
  const retry = jest.fn();
  renderLayout(
    <ErrorPage
      error={new ApiError(502, 'Penyedia tidak menjawab.', { requestId: '7f3a-91c2' })}
      resetErrorBoundary={retry}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Penyedia tidak menjawab.' })).toBeVisible();
  expect(screen.getByText(/Status 502/)).toHaveTextContent('Sebutkan ID ini ke helpdesk: 7f3a-91c2');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('shows status 500 by default, and the 404 page for a missing record', () => {
  renderLayout(
    <>
      <ErrorPage error={new Error('Rusak')} />
      <ErrorPage error={new ApiError(404, 'Banner tidak ditemukan.')} />
    </>,
  );
  expect(screen.getByText('Status 500')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});

it('shows message, status and request id when a list or a record cannot be loaded', () => {
  const away = new ApiError(502, 'Penyedia tidak menjawab.', { requestId: '7f3a-91c2' });
  const { unmount } = renderLayout(
    <ResourceContextProvider value="banner">
      <RecordFailure error={away} onRetry={() => {}} />
    </ResourceContextProvider>,
  );
  expect(screen.getByText(/Status 502\. Penyedia tidak menjawab\./)).toHaveTextContent('helpdesk: 7f3a-91c2');
  unmount();
  const list = {
    error: away,
    isPending: false,
    filterValues: {},
    refetch: () => {},
  } as unknown as ListControllerResult;
  renderLayout(
    <ListContextProvider value={list}>
      <ListStates columns={3}>rows</ListStates>
    </ListContextProvider>,
  );
  expect(screen.getByText(/Status 502\. Penyedia tidak menjawab\./)).toBeVisible();
});

it('shows no status when the server is unreachable, and 500 for an exception', () => {
  renderLayout(
    <>
      <Failed error={new ApiError(0, 'Server tidak dapat dihubungi.')} />
      <Failed error={new TypeError('Cannot read properties of null')} />
    </>,
  );
  expect(screen.getByText('Server tidak dapat dihubungi.')).toBeVisible();
  expect(screen.getByText('Status 500. Terjadi kesalahan yang tidak kami duga.')).toBeVisible();
});

it('never shows the text of an exception', () => {
  renderLayout(<ErrorPage error={new TypeError("Cannot read properties of null (reading 'total')")} />);
  expect(screen.queryByText(/Cannot read/)).toBeNull();
  expect(screen.getByText('Status 500')).toBeVisible();
});

it('contains a crash within its part, which can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new TypeError('Cannot read properties of null');
    return <p>Isi bagian</p>;
  };
  renderLayout(
    <>
      <Card>
        <Part />
      </Card>
      <Card>Bagian lain</Card>
    </>,
  );
  expect(screen.getByText('Bagian lain')).toBeVisible();
  expect(screen.queryByText(/Cannot read/)).toBeNull();
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(screen.getByText('Isi bagian')).toBeVisible();
});

it('shows a neutral chip for a status known only to the provider', () => {
  renderLayout(
    <>
      <Status source="status" value="MENUNGGU_PUSAT" />
      <OrderStatusChip status={'MENUNGGU_PUSAT' as OrderStatus} />
    </>,
  );
  for (const chip of screen.getAllByText(/MENUNGGU_PUSAT$/)) expect(chip).toHaveClass('chip-neutral');
});

it('names the missing permission and the roles that can grant it, and copies its name', async () => {
  const user = userEvent.setup();
  const why = {
    slug: 'can_update_atur_harga_lpg',
    label: 'Mengubah harga LPG',
    group_code: 'atur_harga_produk',
    group_label: 'Atur Harga Produk',
    held: false,
    roles: [],
    granting_roles: ['Pengelola Harga', 'Super Admin'],
    granters: [],
  };
  const calls = fakeServer(() => ({ body: envelope(why) }));
  renderLayout(<UnauthorizedPage />, { at: '/unauthorized?right=can_update_atur_harga_lpg' });
  const denied = screen.getByText(/Hak yang diperlukan/);
  expect(denied).toHaveTextContent('Hak yang diperlukan: Mengubah harga LPG. Super Admin dapat memberikannya.');
  await waitFor(() => expect(denied).toHaveTextContent('Pengelola Harga, Super Admin dapat memberikannya.'));
  expect(calls.map(({ url }) => url)).toEqual(['/api/console/why/can_update_atur_harga_lpg']);
  await user.click(screen.getByRole('button', { name: 'Salin nama hak' }));
  expect(await screen.findByRole('button', { name: 'Tersalin' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Mengubah harga LPG');
});

it('lists the filters without results, and offers to clear them', async () => {
  const clear = jest.fn();
  renderLayout(<NoResult filters={['Kota Sorong', 'Agen LPG']} onClear={clear} />);
  expect(screen.getByText('Filter terpasang: Kota Sorong, Agen LPG.')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Hapus filter' }));
  expect(clear).toHaveBeenCalledTimes(1);
});

it('offers the next step when there is nothing yet', () => {
  renderLayout(
    <EmptyState title="Belum ada promo" text="Promo tampil di sini." action={<a href="/promo/add">Tambah</a>} />,
  );
  expect(screen.getByRole('heading', { name: 'Belum ada promo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tambah' })).toBeVisible();
});
