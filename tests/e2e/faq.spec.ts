import type { Page } from '@playwright/test';
import { faqResource } from '../../src/resources/faq';
import { scriptPayloads } from '../support/scriptPayloads';
import { crudTest } from './support/crudTest';
import { expectAccessible } from './support/expectAccessible';
import { fillForm } from './support/fillForm';
import { formValues } from './support/formValues';
import { expect, settled, test } from './support/test';
import { unique } from './support/unique';

const answerField = (page: Page) => page.getByRole('textbox', { name: 'Jawaban' });
const answered = (text: string) => async (page: Page) => answerField(page).fill(text);

/** The backend decides which categories there are. */
const firstCategory = async (page: Page) => {
  await page.getByRole('combobox', { name: /^Kategori/ }).click();
  await page.getByRole('option').first().click();
};

crudTest(faqResource, {
  as: 'merchant',
  create: formValues(faqResource, { Kategori: firstCategory }),
  edit: { Pertanyaan: unique('Bagaimana cara membuka toko?'), Jawaban: answered('Ubah lagi status toko.') },
  everyBackend: true,
});

/** Creates a question over the API, in the browser's session. */
async function questionOf(page: Page, more: { question: string; answer?: string; category_code?: string }) {
  const response = await page.request.post('/v1/cms/faq', {
    data: { answer: '<p>Jawaban.</p>', category_code: 'promo', ...more },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).data as { id: string; question: string; answer: string };
}

/** Adds three questions at the end of a category, and opens that category's list. */
async function threeQuestions(page: Page, category_code: string) {
  const names = ['satu', 'dua', 'tiga'].map(word => unique(`Urutan ${word}`));
  for (const question of names) await questionOf(page, { question, category_code });
  const filter = encodeURIComponent(JSON.stringify({ category_code: [category_code] }));
  await page.goto(`/merchant/help?filter=${filter}`);
  await expect(page.getByRole('link', { name: names[2]! })).toBeVisible();
  const shown = async () => {
    const headers = await page.getByRole('rowheader').getByRole('link').allTextContents();
    return headers.filter(text => names.includes(text));
  };
  return { names: names as [string, string, string], shown };
}

const saved = (page: Page) =>
  page.waitForResponse(response => response.url().endsWith('/api/console/faq/order') && response.ok());

test('questions are reordered by keyboard, lifted or with their arrow buttons, and keep the order after a reload', async ({
  as,
  page,
}) => {
  await as('merchant');
  const { names, shown } = await threeQuestions(page, 'pembayaran');
  const [one, two, three] = names;

  const first = saved(page);
  await page.getByRole('button', { name: `Naikkan “${three}”` }).press('Enter');
  await expect.poll(shown).toEqual([one, three, two]);
  await expect(page.getByRole('button', { name: `Naikkan “${three}”` })).toBeFocused();
  await first;

  const handle = page.getByRole('button', { name: `Pindahkan “${one}”` });
  const heard = page.getByRole('status').filter({ hasText: one });
  const questions = await page.getByRole('rowheader').getByRole('link').allTextContents();
  await handle.press('Space');
  await expect(heard).toHaveText(/diangkat/);
  await page.keyboard.press('Escape');
  await expect(heard).not.toHaveText(/diangkat/);
  await handle.press('Space');
  const second = saved(page);
  // at once: each key builds on the one before it
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  // positions count from one, and this is the next
  await expect(heard).toContainText(`diletakkan di nomor ${questions.indexOf(one) + 2} `);
  await expect(handle).toBeFocused();
  await second;
  await expect.poll(shown).toEqual([three, one, two]);
  await page.reload();
  await expect(page.getByRole('link', { name: three })).toBeVisible();
  expect(await shown()).toEqual([three, one, two]);
});

test('a question is dragged to another place', async ({ as, page }) => {
  await as('merchant');
  const { names, shown } = await threeQuestions(page, 'pesanan');
  const [one, two, three] = names;
  await page.getByRole('row').filter({ hasText: three }).scrollIntoViewIfNeeded();
  const centre = async (name: string) => {
    const box = (await page.getByRole('button', { name: `Pindahkan “${name}”` }).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const from = await centre(three);
  const to = await centre(one);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0], from[1] - 20, { steps: 4 });
  await page.mouse.move(...to, { steps: 8 });
  const done = saved(page);
  await page.mouse.up();
  await done;
  await expect.poll(shown).toEqual([three, one, two]);
  // several moves in a row: each is shown at once, the last one is saved
  for (const _ of [1, 2]) await page.getByRole('button', { name: `Turunkan “${three}”` }).click();
  await expect.poll(shown).toEqual([one, two, three]);
  await settled(page);
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get('/v1/cms/faqs?category_code=pesanan&limit=100')).json();
      return data.list.slice(-3).map(({ question }: { question: string }) => question);
    })
    .toEqual([one, two, three]);
});

test('a conflicting reorder is reported, and the newer order is shown', async ({ as, page, problems }) => {
  problems.tolerate(/status of 409/);
  await as('merchant');
  const { names, shown } = await threeQuestions(page, 'pendaftaran');
  const [one, two, three] = names;
  const { data } = await (await page.request.get('/v1/cms/faqs?category_code=pendaftaran&limit=100')).json();
  const was = data.list.slice(-3).map(({ id }: { id: string }) => id);
  const theirs = await page.request.put('/api/console/faq/order', {
    data: { category_code: 'pendaftaran', was, ids: was.toReversed() },
  });
  expect(theirs.status()).toBe(200);
  await page.getByRole('button', { name: `Naikkan “${two}”` }).click();
  await expect(page.getByText(/^Urutan pertanyaan ini sudah diubah orang lain/)).toBeVisible();
  await expect.poll(shown).toEqual([three, two, one]);
});

test('the editor formats text, the phone preview shows it, and only links to safe URLs are accepted', async ({
  as,
  page,
}) => {
  const pages = await as('merchant', faqResource);
  await pages.openCreate();
  const question = unique('Bagaimana cara menghubungi helpdesk?');
  await fillForm(page, { Pertanyaan: question, Kategori: 'Promo dan Voucher' });
  const answer = answerField(page);
  const use = async (tool: string, pressed: boolean) => {
    const button = page.getByRole('button', { name: tool, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', String(pressed));
    await expect(answer).toBeFocused();
  };
  await answer.click();
  await use('Tebal', true);
  await page.keyboard.type('Hubungi kami');
  await use('Tebal', false);
  await page.keyboard.press('Enter');
  await use('Daftar', true);
  await page.keyboard.type('lewat ');
  await page.getByRole('button', { name: 'Tautan' }).click();
  const address = page.getByLabel('Alamat tautan');
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/harus diawali https/);
  await address.fill('tel:135');
  await address.press('Enter');
  const phone = page.getByRole('figure', { name: 'Seperti dilihat merchant' });
  await expect(phone.getByText(question)).toBeVisible();
  await expect(phone.getByRole('listitem').getByRole('link', { name: 'tel:135' })).toBeVisible();
  await expectAccessible(page);
  const created = page.waitForResponse(
    response => response.request().method() === 'POST' && response.url().endsWith('/v1/cms/faq'),
  );
  await pages.save();
  expect((await (await created).json()).data.answer).toBe(
    '<p><strong>Hubungi kami</strong></p><ul><li><p>lewat <a href="tel:135">tel:135</a></p></li></ul>',
  );
});

test('no script in a question or answer runs in list, detail, form or phone preview', async ({
  as,
  page,
  problems,
}) => {
  await as('merchant');
  const word = unique('Serangan');
  const answer = `<p>${word}</p>${scriptPayloads.join('\n')}`.slice(0, 9_500);
  const question = `${word} <img src=x onerror=attacked=1><script>attacked=1</script>`;
  const { id } = await questionOf(page, { question, answer });
  const attacked = () => page.evaluate(() => 'attacked' in window && (window as { attacked?: unknown }).attacked);
  for (const path of [
    `/merchant/help?filter=${encodeURIComponent(JSON.stringify({ search: word }))}`,
    `/merchant/help/${id}/detail`,
    `/merchant/help/${id}/edit`,
  ]) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('main').getByText(word).first()).toBeVisible();
    expect(await attacked(), path).toBe(false);
    expect(
      await page
        .locator('main')
        .locator('script, iframe, object, embed, form[action], [onerror], [onload], [onclick]')
        .count(),
    ).toBe(0);
  }
  expect(problems.list).toEqual([]);
  // the policy reports a handler as soon as the purifier parses it, in a document where nothing runs
  problems.tolerate(/Content Security Policy/);
  // what an unsanitising server would send is shown without its scripts too
  await page.route(`**/v1/cms/faq/${id}`, async route => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: { ...body, data: { ...body.data, answer } } });
  });
  for (const path of [`/merchant/help/${id}/detail`, `/merchant/help/${id}/edit`]) {
    await page.goto(path);
    await expect(page.getByRole('figure').getByText(word).last()).toBeVisible();
    await expect(page.getByRole('figure').getByText('Sorot saya')).toBeVisible();
    expect(await attacked(), path).toBe(false);
    const links = await page
      .getByRole('main')
      .locator('.rich-text a[href]')
      .evaluateAll(all => all.map(link => link.getAttribute('href')));
    for (const href of links) expect(href).toMatch(/^(https?|mailto|tel):/);
  }
});

test('an auditor reads questions but cannot move, add or change them', async ({ as, page }) => {
  const pages = await as('auditor', faqResource);
  await expect(page.getByRole('heading', { name: 'Pendaftaran Merchant' })).toBeVisible();
  await expect(pages.addButton).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Pindahkan|Naikkan|Tindakan lain)/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Kapan uang penjualan masuk ke rekening saya?' }).click();
  await expect(page.getByRole('figure').getByText(/^Dana pesanan nontunai/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ubah' })).toHaveCount(0);
});
