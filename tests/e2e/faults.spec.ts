import type { Page } from '@playwright/test';
import { authApi } from '../../contract/identity/auth';
import { PASSWORD, people } from '../support/people';
import { bannerOf } from './support/bannerOf';
import { fillForm } from './support/fillForm';
import { OwnServer } from './support/ownServer';
import { picture } from './support/picture';
import { expect, test } from './support/test';
import { unique } from './support/unique';

/**
 * Faults while a banner is edited: nothing typed more than two seconds earlier is lost, and nothing is written twice. Runs on its own
 * server, because that is killed.
 */
let server: OwnServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(() => server?.remove());
test.beforeEach(async ({ page, problems }) => {
  // faults are the subject of these scripts
  problems.tolerate(/ERR_|status of (401|409|50\d)|^50\d/);
  await signIn(page);
});

const signIn = async (page: Page) => {
  const data = { email: people.superadmin, password: PASSWORD, device_id: 'faults' };
  expect((await page.request.post(server.url + authApi.login.path, { data })).ok()).toBe(true);
};
const stored = async (page: Page, id: string) =>
  (await (await page.request.get(`${server.url}/v1/cms/banner/${id}`)).json()).data;
const named = async (page: Page, title: string) =>
  (await (await page.request.get(`${server.url}/v1/cms/banners?search=${encodeURIComponent(title)}`)).json()).data.list;

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Simpan', exact: true });
const offer = (page: Page) => page.getByRole('status', { name: 'Draf yang belum disimpan' });
const twoSeconds = (page: Page) => page.waitForTimeout(2_000);

async function edit(page: Page, name: string) {
  const banner = await bannerOf(page, unique(name), server.url);
  await page.goto(`${server.url}/banner/edit/${banner.id}`);
  await expect(page.getByLabel('Judul')).toHaveValue(banner.title);
  return banner;
}

/** Closes the page without letting it react, as a crash does, and reopens its URL. */
async function crash(page: Page): Promise<Page> {
  const url = page.url();
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(url);
  return next;
}

test('a tab crash while typing: the draft is offered and saved', async ({ page }) => {
  const { id, title } = await edit(page, 'Tab mati');
  await page.getByLabel('Judul').fill(`${title} dua`);
  await page.getByLabel('Tulisan tombol').fill('Lihat');
  await twoSeconds(page);
  const next = await crash(page);
  await expect(offer(next)).toContainText(/Ada draf dari \d\d\.\d\d/);
  await expect(next.getByLabel('Judul')).toHaveValue(title);
  await offer(next).getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(next.getByLabel('Judul')).toHaveValue(`${title} dua`);
  await save(next).click();
  await expect(next.getByText(`Banner “${title} dua” disimpan.`)).toBeVisible();
  expect(await stored(next, id)).toMatchObject({ title: `${title} dua`, cta_label: 'Lihat', version: 2 });
  await next.goto(`${server.url}/banner/edit/${id}`);
  await expect(next.getByLabel('Judul')).toHaveValue(`${title} dua`);
  await expect(offer(next)).toHaveCount(0);
});

test('a discarded draft is not offered again', async ({ page }) => {
  const { title } = await edit(page, 'Dibuang');
  await page.getByLabel('Judul').fill('Tidak jadi');
  await twoSeconds(page);
  const next = await crash(page);
  await offer(next).getByRole('button', { name: 'Buang' }).click();
  await expect(offer(next)).toHaveCount(0);
  await expect(next.getByLabel('Judul')).toHaveValue(title);
  await next.reload();
  await expect(next.getByLabel('Judul')).toHaveValue(title);
  await expect(offer(next)).toHaveCount(0);
});

test('the server is killed while typing: after a reload the draft is offered and saved', async ({ page }) => {
  const { id, title } = await edit(page, 'Server mati');
  await server.kill();
  await page.getByLabel('Judul').fill(`${title} terus`);
  await twoSeconds(page);
  await save(page).click();
  await expect(page.getByRole('alert').getByText(/^Server tidak dapat dihubungi/)).toBeVisible();
  await expect(page.getByLabel('Judul')).toHaveValue(`${title} terus`);
  await server.start();
  page.once('dialog', dialog => void dialog.accept());
  await page.reload();
  await offer(page).getByRole('button', { name: 'Lanjutkan' }).click();
  await save(page).click();
  await expect(page.getByText(`Banner “${title} terus” disimpan.`)).toBeVisible();
  expect(await stored(page, id)).toMatchObject({ title: `${title} terus`, version: 2 });
});

test('the server is killed after saving but before responding: the retry does not write twice', async ({ page }) => {
  const { id, title } = await edit(page, 'Jawaban hilang');
  await page.getByLabel('Judul').fill(`${title} sekali`);
  await page.route(
    `**/v1/cms/banner/${id}`,
    async route => {
      expect((await route.fetch()).status()).toBe(200);
      await server.kill();
      await route.abort();
    },
    { times: 1 },
  );
  await save(page).click();
  await expect(page.getByRole('alert').getByText(/^Server tidak dapat dihubungi/)).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText(`Banner “${title} sekali” disimpan.`)).toBeVisible();
  expect(await stored(page, id)).toMatchObject({ title: `${title} sekali`, version: 2 });
});

test('code that a page loads when idle waits while the server is down, and later messages are shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const later: IdleRequestCallback[] = [];
    window.requestIdleCallback = work => later.push(work);
    addEventListener('idle', () => {
      for (const work of later.splice(0)) work({ didTimeout: false, timeRemaining: () => 50 });
    });
  });
  const { title } = await edit(page, 'Sibuk');
  await server.kill();
  await page.getByLabel('Judul').fill(`${title} lalu`);
  await save(page).click();
  await expect(page.getByRole('alert').getByText(/^Server tidak dapat dihubungi/)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  await server.start();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText(`Banner “${title} lalu” disimpan.`)).toBeVisible();
});

test('a new banner whose response is lost is added once, with what was typed since', async ({ page }) => {
  const title = unique('Baru sekali');
  await page.goto(`${server.url}/banner/add`);
  await fillForm(page, { Judul: title, Mulai: '01/08/2026', Selesai: '31/08/2026' });
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles(await picture(1600, 900));
  await expect(page.getByRole('slider', { name: 'Perbesar' })).toBeVisible();
  await page.route(
    '**/v1/cms/banner',
    async route => {
      expect((await route.fetch()).status()).toBe(201);
      await server.kill();
      await route.abort();
    },
    { times: 1 },
  );
  await save(page).click();
  await expect(page.getByRole('alert').getByText(/^Server tidak dapat dihubungi/)).toBeVisible();
  await server.start();
  await page.getByLabel('Tulisan tombol').fill('Belakangan');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText(`Banner “${title}” ditambahkan.`)).toBeVisible();
  const found = await named(page, title);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ title, cta_label: 'Belakangan' });
});

test('the session ends while typing: after signing in again the draft is offered and saved', async ({ page }) => {
  const { id, title } = await edit(page, 'Sesi berakhir');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await page.getByLabel('Judul').fill(`${title} lanjut`);
  const ended = await fetch(server.url + authApi.logout.path, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': 'application/json' },
    body: '{"device_id":"faults"}',
  });
  expect(ended.status).toBe(200);
  await page.getByLabel('Tulisan tombol').fill('Sesudahnya');
  const over = page.getByRole('alertdialog', { name: 'Sesi Berakhir' });
  await expect(over).toBeVisible();
  await over.getByRole('button').click();
  await page.getByRole('textbox', { name: /mail/i }).fill(people.superadmin);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/banner/edit/${id}`);
  await offer(page).getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByLabel('Judul')).toHaveValue(`${title} lanjut`);
  await expect(page.getByLabel('Tulisan tombol')).toHaveValue('Sesudahnya');
  await save(page).click();
  await expect(page.getByText(`Banner “${title} lanjut” disimpan.`)).toBeVisible();
});

test('a draft typed while offline is saved by itself once the network is back', async ({ page }) => {
  const { title } = await edit(page, 'Jaringan');
  await page.context().setOffline(true);
  await page.getByLabel('Judul').fill(`${title} tanpa jaringan`);
  await twoSeconds(page);
  await page.context().setOffline(false);
  await page.waitForResponse(response => response.url().endsWith('/api/console/draft') && response.ok());
  const next = await crash(page);
  await offer(next).getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(next.getByLabel('Judul')).toHaveValue(`${title} tanpa jaringan`);
});

test('a draft of a record that someone else has saved since is compared before saving', async ({ page }) => {
  const { id, title, version } = await edit(page, 'Dua orang');
  await page.getByLabel('Judul').fill(`${title} saya`);
  await twoSeconds(page);
  const theirs = { ...(await stored(page, id)), title: `${title} mereka`, version };
  expect((await page.request.put(`${server.url}/v1/cms/banner/${id}`, { data: theirs })).ok()).toBe(true);
  const next = await crash(page);
  await expect(offer(next)).toContainText('Sejak itu banner ini diubah orang lain.');
  await offer(next).getByRole('button', { name: 'Lanjutkan' }).click();
  await save(next).click();
  const dialog = next.getByRole('dialog', { name: 'Banner ini sudah diubah orang lain' });
  await expect(dialog.getByRole('radio', { name: 'Judul: Isian Anda' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Simpan pilihan' }).click();
  await expect(next.getByText(`Banner “${title} saya” disimpan.`)).toBeVisible();
  expect(await stored(next, id)).toMatchObject({ title: `${title} saya`, version: 3 });
});
