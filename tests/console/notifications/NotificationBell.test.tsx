import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileApi } from '../../../contract/identity/profile';
import type { Notification } from '../../../contract/notification';
import { NotificationBell } from '../../../src/notifications/NotificationBell';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderLayout } from '../support/renderLayout';
import { signedInAs } from '../support/signedInAs';
import { answerBell, FakeEventSource, notifications, ORDER_ID, REGISTRATION_ID } from './fakeNotifications';

beforeEach(() => {
  FakeEventSource.opened = [];
  Object.assign(window, { EventSource: FakeEventSource });
});

function show(count: number) {
  const rows = notifications(count);
  const calls = fakeServer(call => answerBell(rows, call));
  const { router } = renderLayout(<NotificationBell />);
  return { rows, calls, router };
}
const open = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Notifikasi/ }));
  return { user, dropdown: within(await screen.findByRole('dialog', { name: 'Notifikasi' })) };
};
const pagesAsked = (calls: readonly { url: string }[]) =>
  calls.filter(({ url }) => url.startsWith('/v1/cms/notifications?')).map(({ url }) => url.split('?')[1]);

it('fetches the unread count when the top bar mounts', async () => {
  show(5);
  expect(await screen.findByRole('button', { name: 'Notifikasi, 2 belum dibaca' })).toHaveTextContent('2');
});

it('shows page 1 of 10, date as DD-MM-YYYY and time in Jakarta', async () => {
  const { calls } = show(12);
  const { dropdown } = await open();
  expect(await dropdown.findByText('Kabar 1')).toBeVisible();
  expect(pagesAsked(calls)[0]).toBe('page=1&limit=10');
  expect(dropdown.getAllByText('21-11-2026 13:59').length).toBeGreaterThan(0);
  expect(dropdown.getByText('2 belum dibaca')).toBeVisible();
});

it('appends the next page when scrolled to the bottom, as long as there is one', async () => {
  const { calls } = show(23);
  const { dropdown } = await open();
  await dropdown.findByText('Kabar 10');
  const box = document.querySelector('.notif-scroll') as HTMLElement;
  Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 500 } });
  fireEvent.scroll(box, { target: { scrollTop: 100 } });
  expect(pagesAsked(calls)).toHaveLength(1);
  fireEvent.scroll(box, { target: { scrollTop: 400 } });
  expect(await dropdown.findByText('Kabar 20')).toBeVisible();
  expect(dropdown.getByText('Kabar 1')).toBeVisible();
  fireEvent.scroll(box);
  expect(await dropdown.findByText('Kabar 23')).toBeVisible();
  fireEvent.scroll(box);
  expect(pagesAsked(calls)).toEqual(['page=1&limit=10', 'page=2&limit=10', 'page=3&limit=10']);
});

it('requests only page 1 when reopened', async () => {
  const { calls } = show(23);
  const { user, dropdown } = await open();
  await dropdown.findByText('Kabar 10');
  fireEvent.scroll(document.querySelector('.notif-scroll') as HTMLElement);
  expect(await dropdown.findByText('Kabar 20')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  expect(await again.dropdown.findByText('Kabar 10')).toBeVisible();
  await waitFor(() => expect(pagesAsked(calls)).toEqual(['page=1&limit=10', 'page=2&limit=10', 'page=1&limit=10']));
  expect(again.dropdown.queryByText('Kabar 11')).toBeNull();
});

it.each(['merchant_blocked', 'constructor', undefined])('treats the type %s as a registration', async type => {
  const rows = [
    { id: ORDER_ID, title: 'Kabar asing', type, extra: REGISTRATION_ID },
    { id: REGISTRATION_ID, type },
  ] as unknown as Notification[];
  fakeServer(call => answerBell(rows, call));
  renderLayout(<NotificationBell />);
  const { user, dropdown } = await open();
  const row = (await dropdown.findByText('Kabar asing')).closest('button') as HTMLElement;
  expect(dropdown.getAllByRole('listitem')).toHaveLength(2);
  expect(row.querySelector('[data-type=registration] svg')).not.toBeNull();
  await user.click(row);
  await waitFor(() => expect(window.location.pathname).toBe(`/merchant/registration/${REGISTRATION_ID}`));
});

it.each([
  ['Kabar 1', `/monitoring-order/${ORDER_ID}`],
  ['Kabar 2', `/merchant/registration/${REGISTRATION_ID}`],
])('%s: closes the list, is marked as read, reloads the count and opens %s', async (title, target) => {
  const { calls } = show(4);
  const { user, dropdown } = await open();
  await user.click(await dropdown.findByText(title));
  await waitFor(() => expect(window.location.pathname).toBe(target));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Notifikasi, 1 belum dibaca' })).toBeVisible();
});

it('shows the server’s error message in a dialog, and does not navigate', async () => {
  const rows = notifications(3);
  fakeServer(call =>
    call.method === 'PUT'
      ? { status: 404, body: envelope({ message: 'Notifikasi ini sudah dihapus.' }, 404, 'Tidak ditemukan.') }
      : answerBell(rows, call),
  );
  renderLayout(<NotificationBell />);
  const { user, dropdown } = await open();
  await user.click(await dropdown.findByText('Kabar 1'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Failed!' });
  expect(dialog).toHaveAccessibleDescription('Notifikasi ini sudah dihapus.');
  expect(window.location.pathname).toBe('/banner');
  await user.click(within(dialog).getByRole('button', { name: 'Oke' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('shows a message when there are none', async () => {
  show(0);
  const { dropdown } = await open();
  expect(await dropdown.findByText('Notifikasi tidak ditemukan')).toBeVisible();
});

it('silently ignores a failed request', async () => {
  fakeServer(() => ({ status: 500, body: envelope(null, 500, 'Rusak.') }));
  renderLayout(<NotificationBell />);
  const { dropdown } = await open();
  expect(await dropdown.findByText('Notifikasi tidak ditemukan')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('marks all as read', async () => {
  const { rows } = show(6);
  const { user, dropdown } = await open();
  await user.click(await dropdown.findByRole('button', { name: 'Tandai semua dibaca' }));
  await waitFor(() => expect(dropdown.getByText('Semua sudah dibaca')).toBeVisible());
  expect(rows.every(({ read_at }) => read_at)).toBe(true);
  expect(dropdown.queryByRole('button', { name: 'Tandai semua dibaca' })).toBeNull();
});

describe('what the person may do when the stream begins', () => {
  const asked = async (rights: object) => {
    const { calls } = show(2);
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
    await act(async () => FakeEventSource.opened[0]!.send('rights', rights));
    await act(() => new Promise(resolve => setTimeout(resolve, 50)));
    return calls.filter(({ url }) => url === profileApi.get.path).length;
  };
  const session = { permissions: ['can_read_banner', 'can_read_faq'] } as const;

  it.each([
    [{ slugs: ['can_read_faq', 'can_read_banner'], regions: ['jbb'] }, 0],
    [{ slugs: ['can_read_faq'], regions: ['jbb'] }, 1],
    [{ slugs: ['can_read_faq', 'can_read_role'], regions: ['jbb'] }, 1],
    [{ slugs: ['can_read_faq', 'can_read_banner'], regions: ['jatimbalinus'] }, 1],
    [{ slugs: ['can_read_faq', 'can_read_banner'], regions: null }, 1],
    [{}, 1],
  ])('%j: the session is asked for %i times', async (rights, times) => {
    await signedInAs({ ...session, user: { regions: ['jbb'] } });
    expect(await asked(rights)).toBe(times);
  });
});

it('updates the count, a screen reader announcement and the open list live', async () => {
  const { rows } = show(2);
  const { dropdown } = await open();
  await dropdown.findByText('Kabar 1');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  const [fresh] = notifications(1);
  rows.unshift({ ...fresh!, id: '00000000-0000-4000-8000-999999999999', title: 'Pesanan ditolak merchant' });
  act(() => FakeEventSource.opened[0]!.send('notification', { unread: 3, notification: rows[0] }));
  expect(await dropdown.findByText('Pesanan ditolak merchant')).toBeVisible();
  expect(dropdown.getByText('3 belum dibaca')).toBeVisible();
  expect(screen.getByText('Notifikasi baru: Pesanan ditolak merchant')).toBeInTheDocument();
});
