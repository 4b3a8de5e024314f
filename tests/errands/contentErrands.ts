import { expect, type Page } from '@playwright/test';
import { bannerOf } from '../e2e/support/bannerOf';
import { unique } from '../e2e/support/unique';
import { at, type Errand } from './Errand';
import { filtered, item, menuOf, said, tabTo, toFirstMenu, toFirstRow } from './steps';

let banner = '';
const ownBanner = async (page: Page) => {
  banner = unique('Tugas');
  await bannerOf(page, banner);
  return filtered('/banner', { search: banner });
};

export const contentErrands: readonly Errand[] = [
  {
    name: 'banner switched off',
    as: 'superadmin',
    begin: ownBanner,
    mouse: async hand => {
      await hand.click(menuOf(hand.page, new RegExp(banner)));
      await hand.click(item(hand.page, 'Nonaktifkan'));
      await said(hand.page, `Banner “${banner}” dinonaktifkan.`);
    },
    mostClicks: 2,
    keyboard: async hand => {
      await toFirstMenu(hand);
      await hand.press('Enter');
      await said(hand.page, `Banner “${banner}” dinonaktifkan.`);
    },
  },
  {
    name: 'banner switched off, and back on from the message',
    as: 'superadmin',
    begin: ownBanner,
    mouse: async hand => {
      await hand.click(menuOf(hand.page, new RegExp(banner)));
      await hand.click(item(hand.page, 'Nonaktifkan'));
      await hand.click(hand.page.getByRole('button', { name: 'Urungkan' }));
      await expect(hand.page.getByRole('row', { name: new RegExp(banner) })).not.toContainText('Nonaktif');
    },
    mostClicks: 3,
    keyboard: async hand => {
      await toFirstMenu(hand);
      await hand.press('Enter');
      await said(hand.page, `Banner “${banner}” dinonaktifkan.`);
      await expect(hand.page.getByRole('button', { name: 'Urungkan' })).toBeVisible();
      await hand.press('Control+z');
      await expect(hand.page.getByRole('row', { name: new RegExp(banner) })).not.toContainText('Nonaktif');
    },
  },
  {
    name: 'banner renamed',
    as: 'superadmin',
    begin: ownBanner,
    mouse: async hand => {
      await hand.click(hand.page.getByRole('link', { name: banner, exact: true }));
      await expect(hand.page.getByLabel('Judul')).toBeFocused();
      await hand.type('!');
      await hand.click(hand.page.getByRole('button', { name: 'Simpan' }));
      await said(hand.page, 'disimpan.');
    },
    mostClicks: 2,
    keyboard: async hand => {
      await toFirstRow(hand);
      await hand.press('Enter');
      await expect(hand.page.getByLabel('Judul')).toBeFocused();
      await hand.type('!');
      await hand.press('Control+s');
      await said(hand.page, 'disimpan.');
    },
  },
  {
    name: 'banner begun as a copy of another',
    as: 'superadmin',
    begin: ownBanner,
    mouse: async hand => {
      await hand.click(menuOf(hand.page, new RegExp(banner)));
      await hand.click(item(hand.page, 'Duplikat'));
      await expect(hand.page.getByLabel('Judul')).toBeFocused();
      await hand.type(' lagi');
      await hand.click(hand.page.getByRole('button', { name: 'Simpan' }));
      await said(hand.page, 'ditambahkan.');
    },
    mostClicks: 3,
    keyboard: async hand => {
      await toFirstMenu(hand);
      await tabTo(hand, item(hand.page, 'Duplikat'), 'ArrowDown');
      await hand.press('Enter');
      await expect(hand.page.getByLabel('Judul')).toBeFocused();
      await hand.type(' lagi');
      await hand.press('Control+s');
      await said(hand.page, 'ditambahkan.');
    },
  },
  {
    name: 'question hidden',
    as: 'superadmin',
    begin: at('/merchant/help'),
    mouse: async hand => {
      await hand.click(hand.page.getByRole('button', { name: /^Tindakan lain/ }).first());
      await hand.click(item(hand.page, 'Sembunyikan'));
      await said(hand.page, /disembunyikan\.$/);
    },
    mostClicks: 2,
    keyboard: async hand => {
      await toFirstRow(hand);
      await hand.press('ArrowRight');
      await hand.press('Enter');
      await tabTo(hand, item(hand.page, 'Tampilkan'), 'ArrowDown');
      await hand.press('Enter');
      await said(hand.page, /ditampilkan\.$/);
    },
  },
  {
    name: 'tariff switched off',
    as: 'harga',
    begin: at('/shipping-cost'),
    mouse: async hand => {
      await hand.click(hand.page.getByRole('button', { name: /^Tindakan lain/ }).first());
      await hand.click(item(hand.page, 'Nonaktifkan'));
      await said(hand.page, /dinonaktifkan\.$/);
    },
    mostClicks: 2,
    keyboard: async hand => {
      await toFirstMenu(hand);
      await hand.press('Enter');
      await said(hand.page, /aktifkan\.$/);
    },
  },
];
