import { expect, settled, test } from './support/test';

test('text assigned as markup is rejected and reported, and the console keeps working', async ({
  as,
  page,
  problems,
}) => {
  problems.tolerate(/TrustedHTML|TrustedScript|Content Security Policy/);
  await as('superadmin');
  const response = await page.goto('/banner');
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await settled(page);
  const report = page.waitForRequest(request => request.url().endsWith('/api/console/policy-violations'));
  const assign = (markup: string) =>
    page.evaluate(text => {
      const place = document.createElement('div');
      try {
        place.innerHTML = text;
        return place.childElementCount;
      } catch (error) {
        return (error as Error).name;
      }
    }, markup);
  expect(await assign('<img src=x onerror="attacked=1">')).toBe('TypeError');
  expect(await assign('<b>tebal</b>')).toBe('TypeError');
  expect(await assign('<span aria-hidden="true">×</span>')).toBe(1);
  expect((await (await report).response())?.status()).toBe(204);
  await page.getByRole('link', { name: 'Tambah' }).first().click();
  await expect(page).toHaveURL(/\/banner\/add$/);
});
