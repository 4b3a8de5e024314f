import { expect, type Page } from '@playwright/test';
import { at, type Errand } from './Errand';
import { said, tabTo } from './steps';

const cell = (page: Page, of: string) => page.getByRole('button', { name: new RegExp(`^Ubah harga ${of}, sekarang`) });
const plan = (page: Page) => page.getByRole('dialog', { name: 'Lihat dahulu sebelum diterapkan' });

/** Returns a price slightly above the current one: a change of a few percent needs no approval. */
async function raised(page: Page, of: string, by: number) {
  const now = Number((await cell(page, of).textContent())?.replace(/\D/g, ''));
  return String(now + by);
}

const ACEH = 'Bright Gas 12 kg di Aceh';
const SUMATERA_UTARA = 'Bright Gas 12 kg di Sumatera Utara';
const PERDANA_ACEH = 'Bright Gas 12 kg Perdana di Aceh';
const PERDANA_SUMATERA_UTARA = 'Bright Gas 12 kg Perdana di Sumatera Utara';

export const priceErrands: readonly Errand[] = [
  {
    name: 'price of one province',
    as: 'harga',
    begin: at('/price/lpg'),
    mouse: async hand => {
      const price = await raised(hand.page, ACEH, 100);
      await hand.click(cell(hand.page, ACEH));
      await hand.type(price);
      await hand.click(hand.page.getByText('Rp per tabung'));
      await hand.click(hand.page.getByRole('button', { name: 'Lihat dahulu' }));
      await hand.click(plan(hand.page).getByRole('button', { name: /^Terapkan 1 harga sekarang/ }));
      await said(hand.page, /^1 harga LPG diterapkan/);
    },
    mostClicks: 4,
    keyboard: async hand => {
      await hand.press('/');
      await hand.type('Aceh');
      await expect(hand.page.getByRole('rowheader', { name: 'Sumatera Utara' })).toHaveCount(0);
      const price = await raised(hand.page, ACEH, 100);
      await hand.press('ArrowDown');
      await tabTo(hand, cell(hand.page, ACEH), 'ArrowRight');
      await hand.type(price);
      await hand.press('Enter');
      await hand.press('Control+s');
      await expect(plan(hand.page).getByRole('button', { name: /^Terapkan 1 harga/ })).toBeEnabled();
      await hand.press('Control+s');
      await said(hand.page, /^1 harga LPG diterapkan/);
    },
  },
  {
    name: 'price of one province, undone from the message',
    as: 'harga',
    begin: async page => {
      await page.goto('/price/lpg');
      const price = await raised(page, ACEH, 200);
      await cell(page, ACEH).focus();
      await page.keyboard.type(price);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+s');
      await plan(page)
        .getByRole('button', { name: /^Terapkan 1 harga/ })
        .click();
      return '';
    },
    mouse: async hand => {
      await hand.click(hand.page.getByRole('button', { name: 'Urungkan' }));
      await said(hand.page, /^Harga sebelum .* berlaku lagi mulai sekarang\.$/);
    },
    mostClicks: 1,
    keyboard: async hand => {
      await expect(hand.page.getByRole('button', { name: 'Urungkan' })).toBeVisible();
      await hand.press('Control+z');
      await said(hand.page, /^Harga sebelum .* berlaku lagi mulai sekarang\.$/);
    },
  },
  {
    name: 'prices of one product in two provinces, scheduled',
    as: 'harga',
    begin: at('/price/lpg'),
    mouse: async hand => {
      const { page } = hand;
      const prices = [await raised(page, ACEH, 300), await raised(page, SUMATERA_UTARA, 300)];
      await hand.click(cell(page, ACEH));
      await hand.type(prices[0]!);
      await hand.click(cell(page, SUMATERA_UTARA));
      await hand.type(prices[1]!);
      await hand.click(page.getByRole('button', { name: 'Lihat dahulu' }));
      await hand.click(plan(page).getByRole('button', { name: 'Pilih waktu' }));
      await hand.click(plan(page).getByRole('button', { name: /^Terapkan 2 harga mulai/ }));
      await said(page, /^2 harga LPG diterapkan/);
    },
    mostClicks: 5,
    keyboard: async hand => {
      const { page } = hand;
      // the mouse run has already scheduled the other product
      const prices = [await raised(page, PERDANA_ACEH, 400), await raised(page, PERDANA_SUMATERA_UTARA, 400)];
      await hand.press('/');
      await hand.press('ArrowDown');
      // below the country's row
      await hand.press('ArrowDown');
      await tabTo(hand, cell(page, PERDANA_ACEH), 'ArrowRight');
      // Enter saves the first price and moves to the second
      await hand.type(prices[0]!);
      await hand.press('Enter');
      await hand.type(prices[1]!);
      await hand.press('Enter');
      await hand.press('Control+s');
      await tabTo(hand, plan(page).getByRole('button', { name: 'Pilih waktu' }));
      await hand.press('Enter');
      // the plan is checked again, as of the chosen time
      await expect(plan(page).getByRole('button', { name: /^Terapkan 2 harga mulai/ })).toBeEnabled();
      await hand.press('Control+s');
      await said(page, /^2 harga LPG diterapkan/);
    },
  },
  {
    name: 'prices as of the end of a month',
    as: 'harga',
    begin: at('/price/lpg'),
    mouse: async hand => {
      await hand.click(hand.page.getByRole('button', { name: 'Berlaku saat ini' }));
      await hand.click(hand.page.getByRole('button', { name: 'Akhir bulan ini' }));
      await said(hand.page, /^Harga per /);
    },
    mostClicks: 2,
    keyboard: async hand => {
      await hand.press('/');
      await tabTo(hand, hand.page.getByRole('button', { name: 'Berlaku saat ini' }));
      await hand.press('Enter');
      await tabTo(hand, hand.page.getByRole('button', { name: 'Akhir bulan ini' }));
      await hand.press('Enter');
      await said(hand.page, /^Harga per /);
    },
  },
];
