import type { Page } from '@playwright/test';
import { bannerApi } from '../../contract/banner';
import { authApi } from '../../contract/identity/auth';
import { passwordApi } from '../../contract/identity/password';
import { notificationApi, ORDER_EXTRA_PREFIX } from '../../contract/notification';
import { orderApi } from '../../contract/order/orderApi';
import { BENDS, UNKNOWN_CODE } from '../support/specificationProvider/bends';
import { PLAIN_PICTURE } from '../support/specificationProvider/plainValue';
import { PASSWORD } from '../support/specificationProvider/startSpecificationProvider';
import { senselessOn } from './support/expectSense';
import { expectSent, FOREIGN_MOODS, failuresOn } from './support/expectSent';
import { type ForeignProvider, startForeignProvider } from './support/foreignProvider';
import { expectDashboard } from './support/signInAt';
import { expect, settled, test } from './support/test';
import { pendingRequests, RESTING_PLACE, walkTo } from './support/walkTo';

/** What the walk through all pages leaves out, with a provider that somebody else wrote: pages that redirect, single bends, pictures. */

let foreign: ForeignProvider;
test.beforeAll(async () => {
  foreign = await startForeignProvider();
});
test.afterAll(() => foreign?.stop());

/** Opens a page there, and waits until it has settled. */
async function open(page: Page, path: string) {
  await page.goto(foreign.url + path);
  await settled(page);
}

const faultsOn = async (page: Page) => [...(await senselessOn(page)), ...(await failuresOn(page))];

for (const [name, , mood] of FOREIGN_MOODS)
  test(`with a provider that ${name}, pages that redirect or end the session work`, async ({ page }) => {
    foreign.take(mood);
    await foreign.signIn(page);
    for (const path of ['/', '/reset-password']) {
      await page.goto(foreign.url + path);
      await expect(page).toHaveURL(`${foreign.url}/dashboard`);
    }
    for (const path of ['/test', '/help']) {
      await open(page, path);
      expect(await senselessOn(page)).toEqual([]);
    }
    expect(foreign.provider.writes).toEqual([]);

    await page.request.put(`${foreign.url}/v1/cms/banner/${foreign.idIn(bannerApi.list.path)}`, {
      data: { title: `Tercatat: ${name}` },
    });
    await expectSent(foreign, page, 'PUT', '/v1/cms/banner/', { title: `Tercatat: ${name}` });
    await open(page, '/user/audit');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/user\/audit\/[\w-]+$/);
    await settled(page);
    await expect(page.getByRole('main')).toContainText('PUT /v1/cms/banner/{id} (200)');
    expect(await faultsOn(page)).toEqual([]);

    await open(page, '/password/forgot');
    await expect(page.getByRole('button', { name: 'Kirim tautan' })).toBeVisible();
    expect(await faultsOn(page)).toEqual([]);
    await page.goto(`${foreign.url}/logout`);
    expect(foreign.provider.writes).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keluar' }).click();
    await expect(page).toHaveURL(/reason=logout/);
    await expectSent(foreign, page, 'POST', authApi.logout.path, {});
  });

for (const [name, , mood] of FOREIGN_MOODS)
  test(`with a provider that ${name}, an expired password must be changed first`, async ({ page, problems }) => {
    problems.tolerate(/status of 422/);
    foreign.take([...mood, 'passwordEnded']);
    await foreign.signIn(page);
    await expect(page.getByRole('heading', { name: 'Kata sandi Anda sudah berakhir' })).toBeVisible();
    await page.goto(`${foreign.url}/banner`);
    await expect(page).toHaveURL(`${foreign.url}/reset-password`);

    const change = async (current: string) => {
      await page.getByLabel(/^Kata sandi lama/).fill(current);
      await page.getByLabel(/^Kata sandi baru/).fill('Berganti#246');
      await page.getByLabel(/^Konfirmasi kata sandi/).fill('Berganti#246');
      await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
    };
    await change('Bukan#135');
    await expect(page.getByRole('alert')).toHaveText('Kata sandi lama salah');
    expect(foreign.provider.writes).toEqual([]);
    await change(PASSWORD);
    // at once, although the profile was fetched only a moment ago
    await expectDashboard(page);
    await expectSent(foreign, page, 'PUT', passwordApi.changeExpired.path, { password: 'Berganti#246' });
    await open(page, '/banner');
    await expect(page).toHaveURL(`${foreign.url}/banner`);
    expect(await faultsOn(page)).toEqual([]);
  });

test('a notification opens its record, whose id is a number', async ({ page }) => {
  foreign.take(['numericIds']);
  const numberOf = (path: string) => foreign.provider.shownId(String(foreign.provider.rows(path)[0]!.id));
  const [ofOrder, ofRegistration] = foreign.provider.rows(notificationApi.list.path);
  const extra = ORDER_EXTRA_PREFIX + numberOf(orderApi.list.path);
  Object.assign(ofOrder!, { type: 'order', title: 'Pesanan baru', extra });
  const registration = numberOf('/v1/cms/merchant/registration');
  Object.assign(ofRegistration!, { type: 'registration', title: 'Pendaftaran baru', extra: registration });
  await foreign.signIn(page);
  for (const [title, path] of [
    ['Pesanan baru', `/monitoring-order/${foreign.idIn(orderApi.list.path)}`],
    ['Pendaftaran baru', `/merchant/registration/${foreign.idIn('/v1/cms/merchant/registration')}`],
  ] as const) {
    await page.getByRole('button', { name: /^Notifikasi/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: title }).click();
    await expect(page).toHaveURL(foreign.url + path);
    await settled(page);
    expect(await faultsOn(page)).toEqual([]);
  }
  // an address with the provider's own id, as in its mails
  await open(page, `/monitoring-order/${numberOf(orderApi.list.path)}`);
  expect(await faultsOn(page)).toEqual([]);
});

test('each deviation alone shows the same as a provider without any', async ({ page, problems }) => {
  foreign.take([]);
  await foreign.signIn(page);
  const pending = pendingRequests(page);
  await open(page, RESTING_PLACE);
  const shown = async () => {
    const pages: string[] = [];
    for (const path of ['/banner', `/monitoring-order/${foreign.idIn(orderApi.list.path)}`]) {
      await walkTo(page, path, pending);
      expect([...(await faultsOn(page)), ...problems.list]).toEqual([]);
      pages.push(await page.getByRole('main').innerText());
    }
    return pages;
  };
  // the first visit loads the map's code, and may be read before the map is drawn
  let regular = await shown();
  await expect(async () => {
    const before = regular;
    regular = await shown();
    expect(regular).toEqual(before);
  }).toPass();
  for (const bend of BENDS)
    await test.step(bend, async () => {
      foreign.take([bend]);
      const [list, record] = await shown();
      if (bend === 'unknownCodes') {
        expect([list, record]).toEqual([expect.stringContaining(UNKNOWN_CODE), expect.stringContaining(UNKNOWN_CODE)]);
      } else if (bend === 'listsWithoutTotals') {
        expect(record).toBe(regular[1]);
        await walkTo(page, '/banner', pending);
        await expect(page.getByRole('button', { name: /berikutnya/i })).toBeEnabled();
      } else await expect(async () => expect(await shown()).toEqual(regular)).toPass();
      expect(foreign.provider.writes).toEqual([]);
    });
});

test('pictures from the provider’s own origin are shown and kept on save, those from other origins are missing', async ({
  page,
  problems,
}) => {
  problems.tolerate(/Content Security Policy| csp$/);
  foreign.take([]);
  const [own, strange] = foreign.provider.rows(bannerApi.list.path);
  const address = foreign.provider.url + PLAIN_PICTURE;
  Object.assign(own!, { title: 'Gambar sendiri', image_url: address });
  Object.assign(strange!, { title: 'Gambar orang', image_url: 'http://gambar.test/orang.webp' });
  Object.assign(own!, { starts_at: '2026-11-01T00:00:00.000Z', ends_at: '2026-12-01T00:00:00.000Z' });
  await foreign.signIn(page);
  await open(page, '/banner');
  const widthIn = (title: string) =>
    page
      .getByRole('row')
      .filter({ hasText: title })
      .locator('img')
      .evaluate((picture: HTMLImageElement) => (picture.complete ? picture.naturalWidth : null));
  await expect.poll(() => widthIn('Gambar sendiri')).toBe(1);
  await expect.poll(() => widthIn('Gambar orang')).toBe(0);

  await open(page, `/banner/edit/${foreign.idIn(bannerApi.list.path)}`);
  await expect(page.getByRole('main').locator(`img[src="${address}"]`).first()).toBeVisible();
  await page.getByLabel('Judul').fill('Gambar tetap');
  await page.getByRole('main').getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Banner “Gambar tetap” disimpan.')).toBeVisible();
  await expectSent(foreign, page, 'PUT', '/v1/cms/banner/', { title: 'Gambar tetap', image_url: address });
});
