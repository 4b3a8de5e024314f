import { request } from '@playwright/test';
import { promotionOf } from '../e2e/support/promotionOf';
import { unique } from '../e2e/support/unique';
import { PASSWORD, people } from '../support/people';
import type { Errand } from './Errand';
import { filtered, said, tabTo, toFirstRow } from './steps';

let title = '';
/** Adds a promotion written by somebody else, too costly for one person to approve. */
const waiting: Errand['begin'] = async (_page, baseURL) => {
  title = unique('Promo Tugas');
  const context = await request.newContext({ baseURL });
  await context.post('/api/auth/login', { data: { email: people.superadmin, password: PASSWORD, device_id: 'e2e' } });
  await promotionOf({ request: context }, title, { quota: 50_000 });
  await context.dispose();
  return filtered('/promo', { search: title });
};

export const promotionErrands: readonly Errand[] = [
  {
    name: 'promotion approved, and the way to the next',
    as: 'keuangan',
    begin: waiting,
    mouse: async hand => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: title }));
      await hand.click(page.getByRole('note').getByRole('button', { name: 'Setujui' }));
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Setujui' }));
      await said(page, /^Berikutnya \(\d+\)$/);
    },
    mostClicks: 3,
    keyboard: async hand => {
      const { page } = hand;
      await toFirstRow(hand);
      await hand.press('Enter');
      await tabTo(hand, page.getByRole('note').getByRole('button', { name: 'Setujui' }));
      await hand.press('Enter');
      await page.getByRole('dialog').waitFor();
      await hand.press('Control+s');
      await said(page, /^Berikutnya \(\d+\)$/);
    },
  },
];
