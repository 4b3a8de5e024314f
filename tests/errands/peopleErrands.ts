import { expect } from '@playwright/test';
import { unique } from '../e2e/support/unique';
import { PASSWORD } from '../support/people';
import { at, type Errand } from './Errand';
import { filtered, item, menuOf, said, tabTo, toFirstMenu } from './steps';

export const peopleErrands: readonly Errand[] = [
  {
    name: 'invitation sent again',
    as: 'superadmin',
    begin: async page => {
      const word = unique('x').replace(/\W/g, '');
      await page.request.post('/v1/cms/admin', {
        data: { name: 'Rekan Baru', email: `undang.${word}@merchants.test`, role_id: null, region_code: null },
      });
      return filtered('/user/registered', { search: word });
    },
    mouse: async hand => {
      await hand.click(menuOf(hand.page, /Rekan Baru/));
      await hand.click(item(hand.page, 'Kirim lagi undangan'));
      await said(hand.page, /^Undangan dikirim lagi/);
    },
    mostClicks: 2,
    keyboard: async hand => {
      await toFirstMenu(hand);
      await hand.press('Enter');
      await said(hand.page, /^Undangan dikirim lagi/);
    },
  },
  {
    name: 'colleague added',
    as: 'superadmin',
    begin: at('/user/registered'),
    mouse: async hand => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Tambah Pengguna Admin' }));
      await expect(page.getByLabel('Nama')).toBeFocused();
      await hand.type('Rekan Tugas');
      await hand.click(page.getByRole('textbox', { name: 'Email' }));
      await hand.type(`tugas.${unique('x').replace(/\W/g, '')}@merchants.test`);
      await hand.click(page.getByRole('combobox', { name: /^Peran/ }));
      await hand.click(page.getByRole('option', { name: /Keuangan/ }));
      await hand.click(page.getByRole('main').getByRole('button', { name: 'Simpan' }));
      const gate = page.getByRole('dialog').getByLabel('Kata sandi');
      await expect(gate.or(page.getByText('ditambahkan.')).first()).toBeVisible();
      if (await gate.isVisible()) {
        await hand.type(PASSWORD);
        await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Lanjutkan' }));
      }
      await said(page, 'ditambahkan.');
    },
    mostClicks: 7,
    keyboard: async hand => {
      const { page } = hand;
      await hand.press('n');
      await expect(page.getByLabel('Nama')).toBeFocused();
      await hand.type('Rekan Tugas');
      await tabTo(hand, page.getByRole('textbox', { name: 'Email' }));
      await hand.type(`tugas.${unique('x').replace(/\W/g, '')}@merchants.test`);
      await tabTo(hand, page.getByRole('combobox', { name: /^Peran/ }));
      await hand.press('ArrowDown');
      await tabTo(hand, page.getByRole('option', { name: /Keuangan/ }), 'ArrowDown');
      await hand.press('Enter');
      await hand.press('Control+s');
      const gate = page.getByRole('dialog').getByLabel('Kata sandi');
      await expect(gate.or(page.getByText('ditambahkan.')).first()).toBeVisible();
      if (await gate.isVisible()) {
        await hand.type(PASSWORD);
        await hand.press('Enter');
      }
      await said(page, 'ditambahkan.');
    },
  },
  {
    name: 'role begun as a copy of another',
    as: 'superadmin',
    begin: at('/user/permission'),
    mouse: async hand => {
      await hand.click(menuOf(hand.page, /^Keuangan|Keuangan/));
      await hand.click(item(hand.page, 'Duplikat'));
      await expect(hand.page.getByLabel('Nama')).toBeFocused();
    },
    mostClicks: 2,
    keyboard: async hand => {
      await hand.press('/');
      await hand.type('Keuangan');
      await expect(hand.page.getByRole('rowheader')).toHaveCount(1);
      await toFirstMenu(hand);
      await tabTo(hand, item(hand.page, 'Duplikat'), 'ArrowDown');
      await hand.press('Enter');
      await expect(hand.page.getByLabel('Nama')).toBeFocused();
    },
  },
];
