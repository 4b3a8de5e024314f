import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { faultsOnEveryPage } from './support/faultsOnEveryPage';
import { type ForeignProvider, startForeignProvider } from './support/foreignProvider';
import { expect, settled, test } from './support/test';

/** A half that is the same in each run. */
const isInHalf = (field: string) => createHash('sha256').update(field).digest()[0]! % 2 === 0;

/** The console with a provider that returns little more than it must (docs/provider.md). */

let foreign: ForeignProvider;
test.beforeAll(async () => {
  foreign = await startForeignProvider();
});
test.afterAll(() => foreign?.stop());

for (const [name, hides] of [
  ['only the needed fields', () => true],
  ['lists and records, but only the needed fields in them', ({ holdsMore }) => !holdsMore],
  ['no lists or records within its records', ({ holdsMore }) => holdsMore],
  ['one half of the optional fields, without a pattern', ({ call, path }) => isInHalf(call + path)],
] as const satisfies [string, ForeignProvider['provider']['hides']][])
  test(`every page stands with ${name}`, async ({ page, problems }) => {
    test.setTimeout(600_000);
    foreign.provider.hides = hides;
    await foreign.signIn(page);
    expect(await faultsOnEveryPage(page, problems, foreign)).toEqual([]);
    expect(foreign.provider.writes).toEqual([]);
  });

test('a form sends back only what the record has, and what was filled in', async ({ page }) => {
  foreign.provider.hides = () => true;
  foreign.take([]);
  await foreign.signIn(page);
  const main = page.getByRole('main');
  const save = (where: Locator) => where.getByRole('button', { name: 'Simpan', exact: true }).click();
  const sent = async () => {
    await settled(page);
    return foreign.provider.writes.splice(0).map(({ body }) => body);
  };

  await test.step('a banner', async () => {
    await page.goto(`${foreign.url}/banner/edit/${foreign.idIn('/v1/cms/banner')}`);
    await page.getByLabel('Judul').fill('Tukar tabung');
    await save(main);
    await expect(page.getByText('Banner “Tukar tabung” disimpan.')).toBeVisible();
    expect(await sent()).toEqual([{ title: 'Tukar tabung' }]);
  });

  await test.step('an admin, with a telephone number that nobody knew', async () => {
    await page.goto(`${foreign.url}/user/edit/${foreign.idIn('/v1/cms/admin')}`);
    await page.getByRole('textbox', { name: 'Nama' }).fill('Wati Lestari');
    await page.getByRole('textbox', { name: 'Nomor telepon' }).fill('0812 3456 7890');
    await save(main);
    await expect(page.getByText('Pengguna admin “Wati Lestari” disimpan.')).toBeVisible();
    expect(await sent()).toEqual([{ name: 'Wati Lestari', phone: '+6281234567890' }]);
  });

  await test.step('a tariff', async () => {
    await page.goto(`${foreign.url}/shipping-cost?ubah=${foreign.idIn('/v1/cms/shipping-cost')}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tarif per km').fill('3000');
    await save(dialog);
    await expect(dialog).toHaveCount(0);
    const { base_fee, included_km, max_km, is_active } = foreign.provider.rows('/v1/cms/shipping-cost')[0]!;
    expect(await sent()).toEqual([{ base_fee, included_km, fee_per_km: 3_000, max_km, is_active }]);
  });

  await test.step('a needed field that was emptied is still refused', async () => {
    await page.goto(`${foreign.url}/banner/edit/${foreign.idIn('/v1/cms/banner')}`);
    await page.getByLabel('Judul').fill('');
    await save(main);
    await expect(page.getByText('Judul harus diisi')).toBeVisible();
    expect(await sent()).toEqual([]);
  });
});
