import { registrationsBy } from '../e2e/support/newRegistration';
import { unique } from '../e2e/support/unique';
import type { Errand } from './Errand';
import { filtered, said, tabTo, toFirstRow } from './steps';

let shop = '';
const waiting: Errand['begin'] = async (_page, baseURL) => {
  shop = unique('Toko Tugas');
  const registrations = await registrationsBy(baseURL);
  await registrations.decide(await registrations.reviewed(shop), 'submit_for_approval');
  await registrations.end();
  return filtered('/merchant/registration', { search: shop });
};

export const registrationErrands: readonly Errand[] = [
  {
    name: 'registration approved',
    as: 'merchant',
    begin: waiting,
    mouse: async hand => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: shop }));
      await hand.click(page.getByRole('main').getByRole('button', { name: 'Setujui', exact: true }));
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Setujui', exact: true }));
      await said(page, `${shop} disetujui dan kini menjadi merchant.`);
    },
    mostClicks: 4,
    keyboard: async hand => {
      const { page } = hand;
      await toFirstRow(hand);
      await hand.press('Enter');
      await tabTo(hand, page.getByRole('main').getByRole('button', { name: 'Setujui', exact: true }));
      await hand.press('Enter');
      await page.getByRole('dialog').waitFor();
      await hand.press('Control+s');
      await said(page, `${shop} disetujui dan kini menjadi merchant.`);
    },
  },
  {
    name: 'registration rejected',
    as: 'merchant',
    begin: waiting,
    mouse: async hand => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: shop }));
      await hand.click(page.getByRole('main').getByRole('button', { name: 'Tolak', exact: true }));
      await hand.click(page.getByRole('combobox', { name: /^Alasan/ }));
      await hand.click(page.getByRole('option', { name: 'Usaha sudah terdaftar' }));
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Tolak', exact: true }));
      await said(page, `Pendaftaran ${shop} ditolak.`);
    },
    mostClicks: 5,
    keyboard: async hand => {
      const { page } = hand;
      await toFirstRow(hand);
      await hand.press('Enter');
      await tabTo(hand, page.getByRole('main').getByRole('button', { name: 'Tolak', exact: true }));
      await hand.press('Enter');
      await tabTo(hand, page.getByRole('combobox', { name: /^Alasan/ }));
      await hand.press('ArrowDown');
      // a letter moves to the options that begin with it
      await tabTo(hand, page.getByRole('option', { name: 'Usaha sudah terdaftar' }), 'u');
      await hand.press('Enter');
      await hand.press('Control+s');
      await said(page, `Pendaftaran ${shop} ditolak.`);
    },
  },
];
