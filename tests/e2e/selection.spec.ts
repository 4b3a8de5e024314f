import { bannerResource } from '../../src/resources/banner';
import { bannerOf } from './support/bannerOf';
import { expect, test } from './support/test';
import { unique } from './support/unique';

test('what is selected but not in sight is counted, and a row that a colleague deleted is named and let go', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/status of 404/);
  const banners = await as('superadmin', bannerResource);
  const word = unique('Pilihan');
  const titles = ['satu', 'dua', 'tiga'].map(number => `${word} ${number}`);
  const made = [];
  for (const title of titles) made.push(await bannerOf(page, title));
  await banners.find(word);
  for (const title of titles) await page.getByRole('checkbox', { name: `Pilih ${title}` }).check();
  const bar = page.getByRole('toolbar', { name: 'Tindakan untuk yang dipilih' });
  await expect(bar).toContainText('3 dipilih');
  await expect(bar).not.toContainText('di luar tampilan');

  await page.getByRole('searchbox').fill(titles[0]!);
  await expect(bar).toContainText('3 dipilih, 2 di luar tampilan ini');
  const gone = await page.request.delete(`/v1/cms/banner/${made[2]!.id}`);
  expect(gone.ok()).toBe(true);

  await bar.getByRole('button', { name: 'Hapus' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hapus 3 banner?' });
  await expect(question).toContainText('2 di antaranya di luar tampilan ini.');
  await question.getByRole('button', { name: 'Hapus', exact: true }).click();
  const report = page.getByRole('dialog', { name: 'Tidak semua dihapus' });
  await expect(report).toContainText('2 banner dihapus.');
  await expect(report).toContainText('1 banner sudah dihapus orang lain');
  await expect(report).toContainText(titles[2]!);
  await expect(report).not.toContainText(made[2]!.id);
  await report.getByRole('button', { name: 'Tutup' }).click();
  await expect(bar).toHaveCount(0);
});

test('after a deletion the focus is on the row that took the place of the deleted one, and on the page if none is left', async ({
  as,
  page,
}) => {
  const banners = await as('superadmin', bannerResource);
  const word = unique('Fokus');
  for (const number of ['satu', 'dua', 'tiga']) await bannerOf(page, `${word} ${number}`);
  await banners.find(word);
  const names = page.getByRole('rowheader').getByRole('link');
  await expect(names).toHaveCount(3);
  const [first, second, third] = await names.allTextContents();
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Tindakan lain untuk ${name}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Hapus' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus', exact: true }).press('Enter');
  };
  await remove(second!);
  await expect(names).toHaveCount(2);
  await expect(names.filter({ hasText: third! })).toBeFocused();
  await remove(third!);
  await expect(names.filter({ hasText: first! })).toBeFocused();
  await remove(first!);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus stays in the list when its row no longer matches the filter, or its selection is let go', async ({
  as,
  page,
}) => {
  const word = unique('Saring');
  await as('superadmin', bannerResource);
  const now = Date.now();
  const period = { starts_at: new Date(now - 864e5).toISOString(), ends_at: new Date(now + 864e5).toISOString() };
  for (const number of ['satu', 'dua', 'tiga']) await bannerOf(page, `${word} ${number}`, '', period);
  await page.goto(`/banner?filter=${JSON.stringify({ status: ['live'], search: word })}`);
  const names = page.getByRole('rowheader').getByRole('link');
  await expect(names).toHaveCount(3);
  const [first, second, third] = await names.allTextContents();

  await page.getByRole('button', { name: `Tindakan lain untuk ${second}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Nonaktifkan' }).press('Enter');
  await expect(names).toHaveCount(2);
  await expect(names.filter({ hasText: third! })).toBeFocused();

  await page.getByRole('checkbox', { name: `Pilih ${first}` }).press('Space');
  const bar = page.getByRole('toolbar', { name: 'Tindakan untuk yang dipilih' });
  await bar.getByRole('button', { name: 'Batalkan pilihan' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(names.filter({ hasText: first! })).toBeFocused();
});
