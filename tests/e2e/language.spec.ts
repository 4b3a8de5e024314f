import { expect, settled, test, visit } from './support/test';

/** The chunk with the English messages, by its name. */
const ENGLISH = /\/assets\/english-[^/]*\.js$/;

test('English is fetched only when chosen, and then every heading is English from the first render', async ({
  as,
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', request => ENGLISH.test(request.url()) && fetched.push(request.url()));
  await as('superadmin');
  await visit(page, '/banner');
  expect(fetched).toEqual([]);
  await page.evaluate(() => {
    localStorage.setItem('RaStore.offer_english', 'true');
    localStorage.setItem('RaStore.locale', '"en"');
    // biome-ignore lint/suspicious/noDocumentCookie: as the console stores it
    document.cookie = 'i18n_redirected=en; path=/';
  });
  // records every heading that ever appears
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1'))
        if (textContent && textContent !== seen.at(-1)) seen.push(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await visit(page, '/banner');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['Banners']);
  expect(fetched).toHaveLength(1);
});

test('a failure to load English is reported in Indonesian, and the page stays as it is', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route(ENGLISH, route => route.abort());
  const people = await as('superadmin');
  await visit(people, '/banner/add');
  await page.getByLabel('Judul').fill('Belum disimpan');
  await page.getByRole('button', { name: /^Menu profil/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Tawarkan bahasa Inggris' }).click();
  await page.getByRole('button', { name: 'ID, pilih bahasa' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(
    page.getByText('Bahasa yang dipilih tidak dapat dimuat. Konsol tetap berbahasa Indonesia.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'ID, pilih bahasa' })).toBeVisible();
  await expect(page.getByLabel('Judul')).toHaveValue('Belum disimpan');
});

test('the sign-in page is in the chosen language too, or says why not', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.tolerate(/ERR_FAILED/);
  await page.addInitScript(() => localStorage.setItem('RaStore.offer_english', 'true'));
  await context.addCookies([{ name: 'i18n_redirected', value: 'en', url: baseURL! }]);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByText('Trouble signing in?')).toBeVisible();
  await page.route(/\/assets\/messages\.en-[^/]*\.js$/, route => route.abort());
  await page.reload();
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Masuk', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'Bahasa Inggris tidak dapat dimuat, jadi halaman ini berbahasa Indonesia.',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});
