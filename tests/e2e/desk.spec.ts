import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskApi } from '../../contract/desk/deskApi';
import { draftApi } from '../../contract/draft';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll';
import { newShop } from './support/newShop';
import { promotionOf } from './support/promotionOf';
import { expect, settled, test, visit } from './support/test';
import { unique } from './support/unique';

/** The operator's hands: counts every text typed and every key pressed. */
class Keys {
  count = 0;

  constructor(private readonly page: Page) {}

  async type(text: string) {
    this.count += 1;
    await this.page.keyboard.insertText(text);
  }

  async press(key: string) {
    this.count += 1;
    await this.page.keyboard.press(key);
  }
}

/** Delays rendering as on a busy machine, where hands are quicker than the page. Returns a function that ends it. */
async function drawLate(page: Page) {
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame;
    Object.assign(window, { inTime: draw });
    window.requestAnimationFrame = callback => window.setTimeout(() => draw(callback), 1_000);
  });
  return () =>
    page.evaluate(() => {
      window.requestAnimationFrame = (window as unknown as { inTime: typeof requestAnimationFrame }).inTime;
    });
}

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const focused = (page: Page) => page.locator(':focus');

test('after the phone number, a new caller’s order takes fourteen interactions, a repeated order six, without a mouse', async ({
  as,
  page,
  problems,
  baseURL,
}) => {
  // a new number, and an invalid code
  problems.tolerate(/status of (404|422)/);
  const { name: shop, goods } = await newShop(baseURL!, 5);
  await as('superadmin');
  const old = { kind: 'trade_in', value: 5_000, max_discount: 20_000 };
  const tradeIn = await promotionOf(page, unique('Tukar tabung'), old);
  await as('helpdesk');
  // an earlier run may have left a call
  await page.request.delete(`${draftApi.remove.path}?resource=desk`);
  await visit(page, '/order');
  const phone = `0851${randomInt(10_000_000, 99_999_999)}`;
  const keys = new Keys(page);
  const number = page.getByLabel('Nomor telepon');
  await expect(number).toBeFocused();
  await keys.type(phone);

  await test.step('a new customer', async () => {
    keys.count = 0;
    await keys.press('Enter');
    await expect(page.getByLabel('Nama pelanggan')).toBeFocused();
    await keys.type('Ester Manullang');
    await keys.press('Enter');
    await expect(page.getByLabel('Desa/Kelurahan')).toBeFocused();
    // requested while the list is still open
    const merchants = page.waitForResponse('**/v1/cms/order/point');
    await keys.type('caturtunggal depok');
    await expect(page.getByRole('option', { name: /^Caturtunggal, Depok, Kabupaten Sleman/ })).toBeVisible();
    await merchants;
    const drawInTime = await drawLate(page);
    await keys.press('Enter');
    await keys.type('Jl. Teratai No. 41');
    await drawInTime();
    await expect(page.getByLabel(/^Alamat/)).toBeFocused();
    await expect(page.getByLabel(/^Alamat/)).toHaveValue('Jl. Teratai No. 41');
    await keys.press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Cari barang' })).toBeFocused();
    await keys.type(goods.name);
    await expect(page.getByRole('radio', { name: new RegExp(`^${shop}`) })).toBeChecked();
    await expect(page.getByRole('rowheader', { name: new RegExp(goods.name) })).toBeVisible();
    await keys.press('Enter');
    await keys.press('Enter');
    const cart = step(page, 'Keranjang');
    await expect(cart).toContainText('2 × 20.000');
    await expect(cart.getByRole('heading', { name: 'Bacakan ke pelanggan' })).toBeVisible();
    await settled(page);
    const asked: string[] = [];
    page.on('request', request => void asked.push(new URL(request.url()).pathname));
    await keys.press('Control+Enter');
    await expect(page.getByRole('heading', { name: /^Pesanan PSN-\d+ dibuat$/ })).toBeVisible();
    await settled(page);
    // what the order changed is requested by the next call, not by the finished one
    expect(asked.filter(path => path.startsWith('/v1/cms/'))).toEqual([deskApi.create.path]);
    expect(keys.count).toBeLessThanOrEqual(14);
    await expect(page.getByText(`2 ${goods.name}, dari ${shop}, diantar ke Jl. Teratai No. 41`)).toBeVisible();
  });

  await test.step('the same caller repeats the last order', async () => {
    await keys.press('Escape');
    await expect(number).toBeFocused();
    await keys.type(phone);
    keys.count = 0;
    await keys.press('Enter');
    const again = page.getByRole('button', { name: new RegExp(`Ulangi pesanan .*${goods.name}`) });
    await expect(again).toBeFocused();
    await keys.press('Enter');
    await expect(step(page, 'Keranjang')).toContainText('2 × 20.000');
    await expect(page.getByRole('button', { name: /^Buat pesanan/ })).toBeFocused();
    await expect(page.getByRole('radio', { name: new RegExp(`^${shop}`) })).toBeChecked();
    await keys.press('Control+Enter');
    await expect(page.getByRole('heading', { name: /^Pesanan PSN-\d+ dibuat$/ })).toBeVisible();
    expect(keys.count).toBeLessThanOrEqual(6);
  });

  await test.step('changed stock and an unknown promo code are reported, and the cart is kept', async () => {
    const drawInTime = await drawLate(page);
    await keys.press('Escape');
    await keys.type(phone);
    await drawInTime();
    await keys.press('Enter');
    await expect(focused(page)).toHaveAccessibleName(new RegExp(`Ulangi pesanan .*${goods.name}`));
    await keys.press('Enter');
    const cart = step(page, 'Keranjang');
    // one of the five is left
    await expect(cart).toContainText(`${goods.name} tinggal 1 galon.`);
    await expect(cart).toContainText('1 × 20.000');
    await page.keyboard.press('F6');
    await expect(page.getByLabel('Kode promo')).toBeFocused();
    await keys.type('TIDAKADA');
    await keys.press('Enter');
    await expect(cart.getByRole('alert')).toContainText('Kode promo TIDAKADA tidak ditemukan.');
  });

  await test.step('a second call opens beside it, and both survive a reload', async () => {
    await page.keyboard.press('F8');
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expect(number).toBeFocused();
    await keys.type('0812');
    await page.keyboard.press('F9');
    await expect(step(page, 'Keranjang')).toContainText('1 × 20.000');
    const draft = page.waitForResponse(
      response => response.url().endsWith(draftApi.save.path) && response.request().method() === 'PUT',
    );
    await page.keyboard.press('F3');
    await expect(page.getByRole('radio', { name: /^Jl. Teratai No. 41/ })).toBeFocused();
    await page.getByLabel('Catatan').fill('Bawa kembalian.');
    await draft;
    await page.reload();
    await settled(page);
    await expect(page.getByRole('tab')).toHaveCount(2);
    await page.getByRole('tab', { name: /Ester Manullang/ }).click();
    await expect(page.getByLabel('Catatan')).toHaveValue('Bawa kembalian.');
    await expect(step(page, 'Keranjang')).toContainText('1 × 20.000');
    await expectNoSidewaysScroll(page);
  });

  await test.step('an old cylinder is traded in, and the note reaches the order', async () => {
    const cart = step(page, 'Keranjang');
    const code = page.getByLabel('Kode promo');
    await code.fill(tradeIn.code);
    await code.press('Enter');
    await expect(cart.getByRole('alert')).toContainText('Promo ini memerlukan tabung lama yang ditukar.');
    await page.getByLabel('Tabung lama ditukar').fill('1');
    await expect(cart).toContainText('−5.000');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: /^Pesanan PSN-\d+ dibuat$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Lihat pesanan' }).click();
    await expect(page.getByText('Tabung lama ditukar: 1. Bawa kembalian.')).toBeVisible();
  });

  await test.step('a call whose order was placed does not come back, however soon the page is left', async () => {
    await visit(page, '/order');
    await expect(page.getByRole('tab')).toHaveCount(1);
    await expect(page.getByRole('tab', { name: /Ester Manullang/ })).toHaveCount(0);
  });
});

test('a user who may not order by telephone is denied access', async ({ as, page }) => {
  await as('keuangan');
  await visit(page, '/order');
  await expect(page.getByRole('heading', { name: 'Akses ditolak' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pemesanan 135' })).toHaveCount(0);
});
