import { expectAccessible } from './support/expectAccessible';
import { expect, settled, test, visit } from './support/test';

test('an address without a page responds with 404 and its message', async ({ as, page, problems }) => {
  problems.tolerate(/status of 404/);
  await as('superadmin');
  const answer = await page.goto('/tidak-ada');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a denied page names the missing permission and who can grant it', async ({ as, page }) => {
  await as('auditor');
  await visit(page, '/banner/add');
  await expect(page).toHaveURL(/\/unauthorized\?right=can_create_banner$/);
  await expect(page.getByText('Hak yang diperlukan: Menambah banner. Super Admin dapat memberikannya.')).toBeVisible();
});

test('a user without any menu is told which permission the dashboard requires', async ({ as, page }) => {
  await as('tamu');
  await visit(page, '/dashboard');
  await expect(page).toHaveURL(/\/unauthorized\?right=can_read_dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link')).toHaveCount(0);
});

test('the merchant menu scrolls into view when opened; the collapsed sidebar keeps its state', async ({ as, page }) => {
  await page.setViewportSize({ width: 1366, height: 560 });
  await as('superadmin');
  await visit(page, '/help');
  const sidebar = page.getByRole('complementary', { name: 'Bilah sisi' });
  expect((await sidebar.boundingBox())?.width).toBe(250);
  await page.getByRole('button', { name: 'Manage Merchant' }).click();
  await expect(page.getByRole('link', { name: 'Bantuan Merchant' })).toBeInViewport();
  await page.getByRole('button', { name: 'Ciutkan menu' }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(75);
  await page.reload();
  await settled(page);
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(75);
  await page.getByRole('button', { name: 'Atur Harga Produk' }).click();
  await page.getByRole('menuitem', { name: 'LPG' }).click();
  await expect(page).toHaveURL(/\/price\/lpg$/);
  await expect(page.getByRole('navigation', { name: 'Submenu halaman' }).getByRole('link')).toHaveText([
    'BBM',
    'LPG',
    'Pelumas',
    'Refrigeran',
  ]);
});

test('the footer is below the Simpan bar at the end of a form', async ({ as, page }) => {
  await as('superadmin');
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/banner/add');
    await settled(page);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toContainText('V.0.1');
    const save = await page.getByRole('button', { name: 'Simpan' }).boundingBox();
    const foot = await footer.boundingBox();
    expect(save!.y + save!.height).toBeLessThanOrEqual(foot!.y);
    expect(foot!.y + foot!.height).toBeLessThanOrEqual(768);
  }
});

test('on a phone the menu is a drawer that closes on selection', async ({ as, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await as('superadmin');
  await visit(page, '/help');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Transaksi Merchant' }).click();
  await expect(page).toHaveURL(/\/transaction$/);
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toHaveCount(0);
});

test('the dashboard’s presets and calendar set the date range in the URL, and a reload keeps it', async ({
  as,
  page,
}) => {
  await as('superadmin');
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/start_date=\d{4}-\d\d-\d\d&end_date=\d{4}-\d\d-\d\d$/);
  await page.getByRole('button', { name: /^Rentang tanggal/ }).click();
  await page.getByRole('button', { name: 'Bulan sebelumnya' }).click();
  await expectAccessible(page);
  const days = page.locator('.calendar [data-day]:not([data-outside=true])');
  await days.nth(9).click();
  await days.nth(3).click();
  await expect(page).toHaveURL(/start_date=\d{4}-\d\d-04&end_date=\d{4}-\d\d-10$/);
  const range = page.getByRole('button', { name: /^Rentang tanggal/ });
  await expect(range).toHaveText(/^4 \S+ – 10 \S+ \d{4}$/);
  const chosen = await range.innerText();
  await page.reload();
  await expect(range).toHaveText(chosen);
});

test('code that fails to load reloads the page once, never in a loop', async ({ as, page, problems }) => {
  problems.tolerate(/./);
  await as('superadmin');
  await visit(page, '/dashboard');
  let loads = 0;
  page.on('framenavigated', frame => {
    if (frame === page.mainFrame()) loads += 1;
  });
  // records what the page shows until the reload replaces it
  const complaints: string[] = [];
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.evaluate(() => {
    const { complain } = window as unknown as { complain: (text: string) => void };
    new MutationObserver(() => {
      if (document.body.innerText.includes('Coba lagi')) complain('Coba lagi');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.route(/\/assets\/Help-.*\.js$/, route => route.abort());
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Bantuan');
  await page.getByRole('option', { name: 'Bantuan', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  // the initial load and one reload
  expect({ loads, complaints }).toEqual({ loads: 2, complaints: [] });
  await page.unroute(/\/assets\/Help-.*\.js$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Yang sering ditanyakan' })).toBeVisible();
});

test('a new build is announced, not forced', async ({ as, page }) => {
  await as('superadmin');
  await page.route('**/v1/cms/notification/count', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-console-build': 'another' } });
  });
  await page.goto('/help');
  await expect(page.getByText('Versi baru tersedia.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nanti' }).click();
  await expect(page.getByText('Versi baru tersedia.')).toHaveCount(0);
});

test('a password that expires soon shows a button and a 350 px toast with a link to /profile', async ({ as, page }) => {
  await as('superadmin');
  await page.route('**/help', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"password_days_left":-?\d+/, '"password_days_left":12');
    await route.fulfill({ response, body });
  });
  await visit(page, '/help');
  await page.getByRole('button', { name: 'Kata sandi berakhir 12 hari lagi' }).click();
  const toast = page.getByRole('region', { name: 'Kata sandi berakhir 12 hari lagi' });
  // polled: it grows while it opens
  await expect.poll(async () => (await toast.boundingBox())?.width).toBe(350);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ganti kata sandi' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('English can be offered and chosen, and is kept after a reload', async ({ as, page, context }) => {
  await as('superadmin');
  await visit(page, '/help');
  await page.getByRole('button', { name: /^Menu profil/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Tawarkan bahasa Inggris' }).click();
  await page.getByRole('button', { name: 'ID, pilih bahasa' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Help');
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie?.value).toBe('en');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Help');
  // rights too, which come from the catalogue
  await page.goto('/unauthorized?right=can_create_banner');
  await expect(page.getByText('Add banners', { exact: true })).toBeVisible();
});

test('? opens the shortcuts, / focuses the list’s search', async ({ as, page }) => {
  await as('superadmin');
  await visit(page, '/banner');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('?');
  await expect(page.getByRole('searchbox')).toHaveValue('?');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Pintasan keyboard' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
