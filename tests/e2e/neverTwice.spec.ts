import type { Page } from '@playwright/test';
import { faqApi } from '../../contract/faq';
import { expectAccessible } from './support/expectAccessible';
import { type ForeignProvider, startForeignProvider } from './support/foreignProvider';
import { expect, settled, test } from './support/test';
import { unique } from './support/unique';

/** Saving while the provider's responses are lost: nothing is added twice without a person's word. */

let foreign: ForeignProvider;
test.beforeAll(async () => {
  foreign = await startForeignProvider();
});
test.afterAll(() => foreign?.stop());
test.beforeEach(async ({ page, problems }) => {
  problems.tolerate(/50[024]|409/);
  foreign.take([]);
  await foreign.signIn(page);
});

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true });
const outcome = (page: Page) => page.getByRole('alert').filter({ hasText: 'mungkin sudah tersimpan' });

/** Saves a new question whose response is lost. */
async function lostQuestion(page: Page) {
  const question = unique('Apakah tersimpan?');
  await page.goto(`${foreign.url}/merchant/help/add`);
  await page.getByRole('textbox', { name: 'Pertanyaan' }).fill(question);
  await page.getByRole('combobox', { name: /^Kategori/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Jawaban' }).fill('Ya.');
  foreign.take(['lostAsTimeout']);
  await save(page).click();
  await expect(outcome(page)).toBeVisible();
  return question;
}

test('a record that was saved after all is found and opened', async ({ page }) => {
  const question = await lostQuestion(page);
  await expect(outcome(page).getByRole('status')).toContainText('sudah ada di daftar');
  await expectAccessible(page);
  await save(page).click();
  await expect(outcome(page)).toBeVisible();
  expect(foreign.provider.writes).toHaveLength(1);
  await outcome(page)
    .getByRole('link', { name: `Buka “${question}”` })
    .click();
  await settled(page);
  await expect(page.getByRole('main')).toContainText(question);
  expect(foreign.provider.writes).toHaveLength(1);
});

test('a list that cannot be read does not say that the record is missing', async ({ page }) => {
  await lostQuestion(page);
  foreign.provider.mood.add('fails');
  await outcome(page).getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(outcome(page).getByRole('status')).toContainText('belum dapat diperiksa');
});

test('a record that is not there is sent again on a person’s word', async ({ page }) => {
  const question = await lostQuestion(page);
  const rows = foreign.provider.rows(faqApi.list.path);
  rows.splice(
    rows.findIndex(row => row.question === question),
    1,
  );
  await outcome(page).getByRole('button', { name: 'Periksa lagi' }).click();
  await expect(outcome(page).getByRole('status')).toContainText('belum ada di daftar');
  foreign.provider.mood.clear();
  await outcome(page).getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(page.getByText(`“${question}” ditambahkan`)).toBeVisible();
  expect(foreign.provider.writes).toHaveLength(2);
});

test('a change whose response is lost is sent again', async ({ page }) => {
  const question = unique('Apakah berubah?');
  await page.goto(`${foreign.url}/merchant/help/${foreign.idIn(faqApi.list.path)}/edit`);
  await page.getByRole('textbox', { name: 'Pertanyaan' }).fill(question);
  foreign.take(['lostHalfway']);
  await save(page).click();
  await expect(outcome(page)).toBeVisible();
  foreign.provider.mood.clear();
  await outcome(page).getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(page.getByText(`“${question}” disimpan`)).toBeVisible();
});
