import { randomInt } from 'node:crypto';
import { expect, request } from '@playwright/test';
import { newShop } from '../e2e/support/newShop';
import { PASSWORD, people } from '../support/people';
import { at, type Errand } from './Errand';
import { rejectedNextDoor } from './rejectedNextDoor';
import { filtered, said, tabTo, toFirstRow } from './steps';

let phone = '';
/** Adds a customer who has ordered before, from a shop that is open. */
const ordersAgain: Errand['begin'] = async (_page, baseURL) => {
  const { goods, merchant } = await newShop(baseURL, 50);
  phone = `0851${randomInt(10_000_000, 99_999_999)}`;
  const context = await request.newContext({ baseURL });
  await context.post('/api/auth/login', { data: { email: people.helpdesk, password: PASSWORD, device_id: 'e2e' } });
  await context.delete('/api/console/draft?resource=desk');
  const response = await context.post('/v1/cms/order', {
    data: {
      phone,
      name: 'Ester Manullang',
      address: 'Jl. Teratai No. 41',
      village_code: '34.04.07.2001',
      latitude: merchant.latitude! + 0.002,
      longitude: merchant.longitude! + 0.002,
      merchant_id: merchant.id,
      items: [{ merchant_product_id: goods.id, quantity: 1 }],
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  await context.dispose();
  return '/order';
};

let rejected = '';
const ownRejected: Errand['begin'] = async (_page, baseURL) => {
  rejected = await rejectedNextDoor(baseURL);
  return filtered('/monitoring-order', { search: rejected, status: ['rejected_by_merchant'] });
};

const complaints = at(filtered('/monitoring-order', { group: 'complaint', status: ['complaint_in_review'] }));

export const orderErrands: readonly Errand[] = [
  {
    name: 'order by phone, as last time',
    as: 'helpdesk',
    begin: ordersAgain,
    mouse: async hand => {
      const { page } = hand;
      await hand.type(`${phone}\n`);
      await hand.click(page.getByRole('button', { name: /^Ulangi pesanan/ }));
      await hand.click(page.getByRole('button', { name: /^Buat pesanan/ }));
      await said(page, /^Pesanan PSN-\d+ dibuat$/);
    },
    mostClicks: 2,
    keyboard: async hand => {
      const { page } = hand;
      await hand.type(phone);
      await hand.press('Enter');
      await expect(page.getByRole('button', { name: /^Ulangi pesanan/ })).toBeFocused();
      await hand.press('Enter');
      await expect(page.getByRole('button', { name: /^Buat pesanan/ })).toBeFocused();
      await hand.press('Control+Enter');
      await said(page, /^Pesanan PSN-\d+ dibuat$/);
    },
  },
  {
    name: 'complaint settled, with the money back',
    as: 'helpdesk',
    begin: complaints,
    mouse: async hand => {
      const { page } = hand;
      await hand.click(page.getByRole('rowheader').getByRole('link').first());
      await hand.click(page.getByRole('main').getByRole('button', { name: 'Batalkan pesanan' }));
      await hand.click(
        page.getByRole('dialog').getByRole('button', { name: 'Merchant tidak punya barang pengganti.' }),
      );
      await hand.click(page.getByRole('dialog').getByRole('button', { name: /^Batalkan pesanan/ }));
      await said(page, 'Pesanan dibatalkan');
    },
    mostClicks: 4,
    keyboard: async hand => {
      const { page } = hand;
      await toFirstRow(hand);
      await hand.press('Enter');
      await tabTo(hand, page.getByRole('main').getByRole('button', { name: 'Batalkan pesanan' }));
      await hand.press('Enter');
      await expect(page.getByRole('dialog').getByLabel(/^Catatan/)).toBeFocused();
      await hand.type('Merchant tidak punya barang pengganti.');
      await hand.press('Control+s');
      await said(page, 'Pesanan dibatalkan');
    },
  },
  {
    name: 'rejected order handed on',
    as: 'helpdesk',
    begin: ownRejected,
    mouse: async hand => {
      const { page } = hand;
      await hand.click(page.getByRole('rowheader').getByRole('link').first());
      await hand.click(page.getByRole('main').getByRole('button', { name: 'Alihkan merchant' }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('combobox', { name: /^Merchant pengganti/ })).toContainText('buka, barang lengkap');
      await hand.click(dialog.getByRole('button', { name: 'Alihkan merchant' }));
      await said(page, `${rejected}: Menunggu Konfirmasi Merchant.`);
    },
    mostClicks: 5,
    keyboard: async hand => {
      const { page } = hand;
      await toFirstRow(hand);
      await hand.press('Enter');
      await tabTo(hand, page.getByRole('main').getByRole('button', { name: 'Alihkan merchant' }));
      await hand.press('Enter');
      await expect(page.getByRole('combobox', { name: /^Merchant pengganti/ })).toContainText('buka, barang lengkap');
      await hand.press('Control+s');
      await said(page, `${rejected}: Menunggu Konfirmasi Merchant.`);
    },
  },
  {
    name: 'orders of the last seven days',
    as: 'helpdesk',
    begin: at('/monitoring-order'),
    mouse: async hand => {
      await hand.click(hand.page.getByRole('search').getByRole('button', { name: 'Dipesan', exact: true }));
      await hand.click(hand.page.getByRole('button', { name: '7 hari terakhir' }));
      await expect(hand.page.getByRole('button', { name: /^Hapus filter Dipesan dari/ })).toBeVisible();
    },
    mostClicks: 2,
    keyboard: async hand => {
      await hand.press('/');
      await tabTo(hand, hand.page.getByRole('search').getByRole('button', { name: 'Dipesan', exact: true }));
      await hand.press('Enter');
      await tabTo(hand, hand.page.getByRole('button', { name: '7 hari terakhir' }));
      await hand.press('Enter');
      await expect(hand.page.getByRole('button', { name: /^Hapus filter Dipesan dari/ })).toBeVisible();
    },
  },
];
