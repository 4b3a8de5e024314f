import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { expect, test, visit } from './support/test';

/** Expects the bell to show what the server counts now: other scripts may notify the same person at any time. */
const expectCountOfServer = (page: Page) =>
  expect(async () => {
    const { data } = await (await page.request.get('/v1/cms/notification/count')).json();
    const name = data.count > 0 ? `Notifikasi, ${data.count} belum dibaca` : 'Notifikasi';
    await expect(page.getByRole('button', { name: /^Notifikasi/ })).toHaveAccessibleName(name, { timeout: 1_000 });
  }).toPass();

test('the bell shows the unread count and a 384 px dropdown; opening a notification marks it read', async ({
  as,
  page,
}) => {
  await as('helpdesk');
  await visit(page, '/help');
  await expectCountOfServer(page);
  await page.getByRole('button', { name: /^Notifikasi, \d+ belum dibaca$/ }).click();
  const dropdown = page.getByRole('dialog', { name: 'Notifikasi' });
  await expect(dropdown.getByRole('listitem').first()).toBeVisible();
  // polled: it is rendered slightly smaller while it opens
  await expect.poll(async () => (await dropdown.boundingBox())?.width).toBe(384);
  await expect(dropdown.getByText(/^\d\d-\d\d-\d{4} \d\d:\d\d$/).first()).toBeVisible();
  await expectAccessible(page);
  const read = page.waitForResponse('**/v1/cms/notification/read/*');
  await dropdown.getByRole('button').filter({ hasText: 'belum dibaca' }).filter({ hasText: 'esanan' }).first().click();
  expect((await (await read).json()).data).toMatchObject({ type: 'order', read_at: expect.any(String) });
  await expect(page).toHaveURL(/\/monitoring-order\/[\da-f-]{36}$/);
  await expect(dropdown).toHaveCount(0);
  await expectCountOfServer(page);
});

test('marking all as read updates another tab at once, over one shared connection', async ({ as, page, context }) => {
  const streams: string[] = [];
  context.on('request', request => {
    if (request.url().endsWith('/api/console/events')) streams.push(request.url());
  });
  await as('keuangan');
  await visit(page, '/help');
  const other = await context.newPage();
  await visit(other, '/help');
  await expect(other.getByRole('button', { name: /^Notifikasi, \d+ belum dibaca$/ })).toBeVisible();
  await expect.poll(() => streams.length).toBe(1);
  await page.getByRole('button', { name: /^Notifikasi/ }).click();
  await page.getByRole('button', { name: 'Tandai semua dibaca' }).click();
  await expect(page.getByText('Semua sudah dibaca')).toBeVisible();
  await expectCountOfServer(other);
  expect(streams).toHaveLength(1);

  // the tab with the connection closes, and the other takes over
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
});

test('the live stream ends with the session, and ‘Sesi Berakhir’ is shown', async ({ as, page, problems }) => {
  problems.tolerate(/status of 401/);
  await as('auditor');
  const stream = page.waitForResponse('**/api/console/events');
  await visit(page, '/help');
  await stream;
  // ended elsewhere, as by an administrator; this page's cookies still name it
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { origin } = new URL(page.url());
  const ended = await fetch(`${origin}/api/auth/logout`, {
    method: 'POST',
    headers: { cookie: cookies, origin, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(ended.status).toBe(200);
  await expect(page.getByRole('alertdialog', { name: 'Sesi Berakhir' })).toBeVisible({ timeout: 15_000 });
});

test('a notification that cannot be marked as read opens a dialog with the server’s message', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/status of 404/);
  await as('merchant');
  await visit(page, '/help');
  await page.route('**/v1/cms/notification/read/*', route =>
    route.fulfill({ status: 404, json: { code: 404, message: 'Notifikasi ini sudah dihapus.', data: null } }),
  );
  await page.getByRole('button', { name: /^Notifikasi/ }).click();
  await page.getByRole('dialog').getByRole('listitem').first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Failed!' });
  await expect(dialog).toContainText('Notifikasi ini sudah dihapus.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Oke' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/help$/);
});
