import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Numbers typed key by key, as people in Indonesia write them. */

interface Case {
  as: 'superadmin' | 'harga';
  address: string;
  open?: string;
  field: string | RegExp;
  /** What is typed, and what the field shows once it is left. */
  typed: readonly (readonly [typed: string, shown: string])[];
}

const WHOLE = [
  ['1.000', '1.000'],
  ['10.000', '10.000'],
  ['92000', '92.000'],
  ['1,5', '1,5'],
] as const;
const cases: Record<string, Case> = {
  'the quota of a promotion': { as: 'superadmin', address: '/promo/add', field: /^Kuota/, typed: WHOLE },
  'the order of a banner': { as: 'superadmin', address: '/banner/add', field: /^Urutan/, typed: WHOLE },
  'a bulk change in percent': {
    as: 'harga',
    address: '/price/lpg',
    open: 'Ubah massal',
    field: 'Nilai',
    typed: [
      ['2,05', '2,05'],
      ['-2,05', '-2,05'],
      ['1.000', '1.000'],
      ['1.50', '1.50'],
    ],
  },
  'a delivery fee': {
    as: 'harga',
    address: '/shipping-cost',
    open: 'Tambah',
    field: /^Tarif dasar$/,
    typed: [
      ['10.000', '10.000'],
      ['Rp 92.000,-', '92.000'],
      ['９２０００', '92.000'],
      ['92,5', '92,5'],
    ],
  },
};

const typeKeys = async (page: Page, text: string) => {
  for (const key of text) await page.keyboard.type(key);
};

for (const [name, { as: account, address, open, field, typed }] of Object.entries(cases))
  test(`${name} stays as typed until it is left`, async ({ as, visit, page }) => {
    await as(account);
    await visit(address);
    if (open)
      await page
        .getByRole('button', { name: new RegExp(`^${open}`) })
        .or(page.getByRole('link', { name: new RegExp(`^${open}`) }))
        .first()
        .click();
    const box = page.getByRole('textbox', { name: field }).first();
    for (const [text, shown] of typed) {
      await box.fill('');
      await typeKeys(page, text);
      await expect(box).toHaveValue(text);
      await box.blur();
      await expect(box).toHaveValue(shown);
      await box.focus();
    }
  });
