import type { Page } from '@playwright/test';
import { priceApi } from '../../contract/price/priceApi';
import { PASSWORD, people } from '../support/people';
import { newColleague } from './support/newColleague';
import { signInAt } from './support/signInAt';
import { expect, test } from './support/test';
import { unique } from './support/unique';

const money = (amount: number) => amount.toLocaleString('id-ID');
const plan = (page: Page) => page.getByRole('dialog', { name: 'Lihat dahulu sebelum diterapkan' });
const waiting = (page: Page) => page.getByRole('region', { name: /menunggu persetujuan$/ });

const half = (amount: number) => Math.round(amount * 1.5) + Math.ceil(Math.random() * 900);

/** Returns the first price of an area in the table of someone who may change it, with its amount. */
async function priceIn(page: Page, area: string) {
  const button = page.getByRole('button', { name: new RegExp(`^Ubah harga .* di ${area}, sekarang `) }).first();
  await expect(button).toBeVisible();
  const [, product, written] = /^Ubah harga (.*) di .*, sekarang (.*)$/.exec(
    (await button.getAttribute('aria-label'))!,
  )!;
  return { button, product: product!, amount: Number(written!.replaceAll('.', '')) };
}

/** Overwrites the first price of an area. */
async function type(page: Page, area: string, newPrice: (amount: number) => number) {
  const { button, product, amount } = await priceIn(page, area);
  const next = newPrice(amount);
  await button.click();
  await page.getByRole('textbox', { name: `Harga baru ${product} di ${area}` }).fill(String(next));
  await page.keyboard.press('Enter');
  return { product, amount, next };
}

/** Enters a price half as high again, and proposes it. */
async function propose(page: Page, area: string) {
  const { product, amount, next } = await type(page, area, half);
  await page.getByRole('button', { name: 'Lihat dahulu' }).click();
  await expect(plan(page).getByText('Perlu persetujuan orang kedua')).toBeVisible();
  const note = unique('Ajuan');
  await plan(page).getByLabel('Catatan').fill(note);
  await plan(page).getByRole('button', { name: 'Ajukan 1 harga' }).click();
  // half as high again could be a slip
  const jump = page.getByRole('alertdialog', { name: '1 harga berubah 20% atau lebih' });
  await jump.getByRole('button', { name: 'Ya, harganya benar' }).click();
  await expect(page.getByText(/^1 harga .* diajukan dan menunggu persetujuan/)).toBeVisible();
  await expect(plan(page)).toBeHidden();
  return { product, amount, next, note };
}

const open = async (page: Page, note: string) => {
  await waiting(page)
    .getByRole('button', { name: `Lihat ajuan ${note}` })
    .click();
  return page.getByRole('dialog', { name: note });
};

test('a price admin proposes a large change, an auditor reads it and a second person approves it', async ({
  as,
  visit,
}) => {
  let page = await as('harga');
  await visit('/price/refrigeran');
  const { product, amount, next, note } = await propose(page, 'Maluku');
  // nothing is in force before approval
  await expect(
    page.getByRole('button', { name: `Ubah harga ${product} di Maluku, sekarang ${money(amount)}` }),
  ).toBeVisible();
  let proposal = await open(page, note);
  await expect(proposal.getByRole('row', { name: new RegExp(product) })).toContainText(money(next));
  await expect(proposal.getByRole('button', { name: 'Tarik kembali' })).toBeVisible();
  await expect(proposal.getByRole('button', { name: /^Setujui|^Tolak/ })).toHaveCount(0);

  page = await as('auditor');
  await visit('/price/refrigeran');
  for (const name of ['Unggah Excel', 'Ubah massal']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tambah harga' })).toHaveCount(0);
  proposal = await open(page, note);
  await expect(proposal.getByRole('row', { name: new RegExp(product) })).toContainText(money(next));
  await expect(proposal.getByRole('button', { name: /^Setujui|^Tolak|^Tarik/ })).toHaveCount(0);

  page = await as('keuangan');
  await visit('/price/refrigeran');
  proposal = await open(page, note);
  await expect(proposal.getByRole('row', { name: new RegExp(product) })).toContainText(money(next));
  await proposal.getByRole('button', { name: 'Tolak' }).click();
  const reason = page.getByRole('dialog', { name: 'Tolak perubahan harga ini?' });
  await reason.getByRole('button', { name: 'Tolak' }).click();
  await expect(reason.getByText('Alasan harus diisi')).toBeVisible();
  await reason.getByRole('button', { name: 'Batal' }).click();
  await proposal.getByRole('button', { name: 'Setujui 1 harga' }).click();
  await expect(page.getByText('Perubahan harga disetujui.')).toBeVisible();
  // those of the demo data are waiting too
  await expect(proposal.getByRole('link', { name: /^Berikutnya \(\d+\)$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(proposal).toBeHidden();

  page = await as('harga');
  await visit('/price/refrigeran');
  await expect(
    page.getByRole('button', { name: `Ubah harga ${product} di Maluku, sekarang ${money(next)}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Riwayat perubahan' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('Disetujui');
});

test('a rejection is notified with its reason, and one’s own proposal can be withdrawn', async ({ as, visit }) => {
  let page = await as('harga');
  await visit('/price/pelumas');
  const refused = await propose(page, 'Papua');
  const withdrawn = await propose(page, 'Papua Barat');
  const own = await open(page, withdrawn.note);
  await own.getByRole('button', { name: 'Tarik kembali' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tarik kembali' }).click();
  await expect(page.getByText('Ajuan ditarik kembali.')).toBeVisible();
  await expect(waiting(page).getByText(withdrawn.note)).toHaveCount(0);

  page = await as('keuangan');
  await visit('/price/pelumas');
  const proposal = await open(page, refused.note);
  await proposal.getByRole('button', { name: 'Tolak' }).click();
  const reason = page.getByRole('dialog', { name: 'Tolak perubahan harga ini?' });
  const why = unique('Terlalu tinggi');
  await reason.getByLabel('Alasan').fill(why);
  await reason.getByRole('button', { name: 'Tolak' }).click();
  await expect(page.getByText('Perubahan harga ditolak.')).toBeVisible();

  page = await as('harga');
  await visit('/price/pelumas');
  await page.getByRole('button', { name: /^Notifikasi/ }).click();
  await page.getByRole('button', { name: new RegExp(why) }).click();
  const answered = page.getByRole('dialog', { name: refused.note });
  await expect(answered.getByText('Ditolak')).toBeVisible();
  await expect(answered.getByText(why)).toBeVisible();
});

test('a price typed while others are being applied is kept for the next preview', async ({ as, visit }) => {
  const page = await as('harga');
  await visit('/price/refrigeran');
  await type(page, 'Kalimantan Utara', amount => amount + 100);
  await page.getByRole('button', { name: 'Lihat dahulu' }).click();
  let letThrough = () => {};
  const held = new Promise<void>(resolve => {
    letThrough = resolve;
  });
  // already applied; only the table is refetched
  await page.route(`**${priceApi.grid.path}?*`, async route => {
    await held;
    await route.continue();
  });
  const apply = plan(page).getByRole('button', { name: /^Terapkan 1 harga/ });
  await apply.click();
  await expect(page.getByText(/^1 harga .* berlaku/)).toBeVisible();
  await expect(plan(page).getByRole('button', { name: 'Menerapkan…' })).toBeDisabled();
  const { next } = await type(page, 'Kalimantan Barat', amount => amount + 200);
  letThrough();
  await expect(plan(page)).toBeHidden();
  await expect(page.getByText('1 harga diubah')).toBeVisible();
  await page.getByRole('button', { name: 'Lihat dahulu' }).click();
  const row = plan(page).getByRole('row', { name: /Kalimantan/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Kalimantan Barat');
  await expect(row).toContainText(money(next));
});

test('a regional user changes prices of that region and sees no others', async ({ page, visit, baseURL }) => {
  await page.request.post('/api/auth/login', {
    data: { email: people.superadmin, password: PASSWORD, device_id: 'e2e' },
  });
  const role = unique('Harga Sulawesi');
  const slugs = ['read', 'update', 'create'].map(action => `can_${action}_atur_harga_pelumas`);
  const made = await page.request.post('/v1/cms/role', { data: { name: role, area_scope: 'regional', slugs } });
  expect(made.status()).toBe(201);
  const colleague = await newColleague(baseURL!, role, 'sulawesi');
  await page.context().clearCookies();
  await signInAt(page, colleague);
  await expect(page.getByRole('link', { name: /Atur Harga Produk|Pelumas/ }).first()).toBeVisible();
  await visit('/price/pelumas');
  await expect(page.getByRole('rowheader', { name: 'Sulawesi Selatan' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'DKI Jakarta' })).toHaveCount(0);
  const { note } = await propose(page, 'Gorontalo');
  const proposal = await open(page, note);
  await expect(proposal.getByRole('button', { name: 'Tarik kembali' })).toBeVisible();
  await expect(proposal.getByRole('button', { name: /^Setujui/ })).toHaveCount(0);
});

test('leaving the add-prices page with unsaved input asks for confirmation; empty and invalid fields show errors', async ({
  as,
  visit,
}) => {
  const page = await as('harga');
  await visit('/price/refrigeran');
  await page.getByRole('link', { name: 'Tambah harga' }).click();
  const look = page.getByRole('button', { name: 'Lihat dahulu' });
  await look.click();
  for (const message of ['Produk harus diisi', 'Harga harus diisi'])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  const amount = page.getByRole('textbox', { name: /^Harga/ });
  await amount.fill('mahal');
  await expect(page.getByText('Harga harus angka', { exact: true })).toBeVisible();
  await amount.fill('91000');
  await page.getByRole('checkbox').first().check();

  await page.goBack();
  const ask = page.getByRole('alertdialog', { name: 'Tinggalkan halaman ini?' });
  await ask.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(amount).toHaveValue('91.000');
  await look.click();
  await expect(plan(page).getByRole('table')).toBeVisible();
  // after the preview, leaving still asks about the entered prices
  await plan(page).getByRole('button', { name: 'Batal' }).click();
  await page.goBack();
  await ask.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(page).toHaveURL(url => !url.pathname.endsWith('/add'));
});
