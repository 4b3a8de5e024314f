import type { APIRequestContext } from '@playwright/test';
import { PASSWORD, people } from '../support/people';
import { newColleague } from './support/newColleague';
import { expect, test } from './support/test';
import { unique } from './support/unique';

/** Makes an own role with an account for one script, over the API of the super admin. */
async function colleagueOf(baseURL: string, request: APIRequestContext, slugs: string[]) {
  const sent = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const response = await request[method](path, data ? { data } : {});
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()).data;
  };
  await sent('post', '/api/auth/login', { email: people.superadmin, password: PASSWORD });
  const plain = { name: unique('Peran Uji'), description: '', area_scope: 'national', requires_second_factor: false };
  const role = await sent('post', '/v1/cms/role', { ...plain, slugs });
  const colleague = await newColleague(baseURL, plain.name);
  return {
    ...colleague,
    setSlugs: async (next: string[]) => {
      const { version } = await sent('get', `/v1/cms/role/${role.id}`);
      await sent('put', `/v1/cms/role/${role.id}`, { ...plain, version, slugs: next });
    },
    disable: async () => {
      const { version } = await sent('get', `/v1/cms/admin/${colleague.id}`);
      await sent('put', `/api/console/admin/${colleague.id}/active`, { is_active: false, version });
    },
  };
}

/** Longer than a change takes to arrive on a slow machine, shorter than anyone would reload. */
const SECONDS = { timeout: 15_000 };

test('menu, buttons and the page itself follow permissions that are granted and withdrawn', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  problems.tolerate(/status of 403/);
  const superadmin = await playwright.request.newContext({ baseURL });
  const colleague = await colleagueOf(baseURL!, superadmin, ['can_read_banner', 'can_read_faq']);
  await page.request.post('/api/auth/login', { data: { email: colleague.email, password: colleague.password } });
  const stream = page.waitForResponse('**/api/console/events');
  await page.goto('/banner');
  await expect(page.getByRole('table')).toBeVisible();
  await stream;
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  const add = page.getByRole('link', { name: 'Tambah banner' });
  await expect(add).toHaveCount(0);

  await colleague.setSlugs(['can_read_banner', 'can_create_banner', 'can_read_faq', 'can_read_role']);
  await expect(add).toBeVisible(SECONDS);
  await expect(menu.getByText('Hak Akses').first()).toBeAttached(SECONDS);

  await colleague.setSlugs(['can_read_faq']);
  await page.waitForURL('**/unauthorized?right=can_read_banner', SECONDS);
  await expect(page.getByText('Melihat banner')).toBeVisible();
  await expect(menu.getByText('Banner')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('banner');
  await expect(page.getByRole('option', { name: /^Banner/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await superadmin.dispose();
});

test('a right given between a page and its live stream is there once the stream opens', async ({
  page,
  playwright,
  baseURL,
}) => {
  const superadmin = await playwright.request.newContext({ baseURL });
  const colleague = await colleagueOf(baseURL!, superadmin, ['can_read_banner']);
  await page.request.post('/api/auth/login', { data: { email: colleague.email, password: colleague.password } });
  const stream = page.waitForRequest('**/api/console/events');
  let open = () => {};
  const opening = new Promise<void>(resolve => {
    open = resolve;
  });
  await page.route('**/api/console/events', async route => {
    await opening;
    await route.continue();
  });
  await page.goto('/banner');
  await stream;
  const add = page.getByRole('link', { name: 'Tambah banner' });
  await expect(add).toHaveCount(0);
  await colleague.setSlugs(['can_read_banner', 'can_create_banner']);
  open();
  await expect(add).toBeVisible(SECONDS);
  await superadmin.dispose();
});

test('a call that is refused names the permission and does not offer to try again', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  problems.tolerate(/status of 403/);
  const superadmin = await playwright.request.newContext({ baseURL });
  const colleague = await colleagueOf(baseURL!, superadmin, ['can_read_banner', 'can_read_faq']);
  await page.request.post('/api/auth/login', { data: { email: colleague.email, password: colleague.password } });
  // without the stream: the refusal itself tells
  await page.route('**/api/console/events', route => route.abort());
  problems.tolerate(/ERR_FAILED|Failed to load resource/);
  await page.goto('/merchant/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await colleague.setSlugs(['can_read_faq']);
  await page.getByRole('navigation', { name: 'Menu utama' }).getByText('Banner').click();
  await expect(page.getByText('Melihat banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0);
  await superadmin.dispose();
});

test('a person whose account is disabled is told why, at once', async ({ page, playwright, baseURL, problems }) => {
  problems.tolerate(/status of 401/);
  const superadmin = await playwright.request.newContext({ baseURL });
  const colleague = await colleagueOf(baseURL!, superadmin, ['can_read_banner']);
  await page.request.post('/api/auth/login', { data: { email: colleague.email, password: colleague.password } });
  const stream = page.waitForResponse('**/api/console/events');
  await page.goto('/banner');
  await stream;
  await expect(page.getByRole('table')).toBeVisible();
  await colleague.disable();
  const dialog = page.getByRole('alertdialog', { name: 'Sesi Berakhir' });
  await expect(dialog).toContainText('Sesi Anda telah berakhir, silakan masuk kembali.', SECONDS);
  await expect(dialog).toContainText('Akun Anda dinonaktifkan. Hubungi pengelola akses Anda.');
  await superadmin.dispose();
});
