import { expect, test } from './support/test';

test('the API documentation works under Trusted Types, and its policy passes no other markup', async ({ as, page }) => {
  await as('superadmin');
  const response = await page.goto('/docs/');
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const callAt = (path: string) =>
    page
      .locator('.opblock')
      .filter({ has: page.locator(`[data-path="${path}"]`) })
      .first();
  await page.getByRole('heading', { name: 'banner' }).getByRole('button').click();
  const list = callAt('/v1/cms/banners');
  await list.locator('.opblock-summary-control').click();
  // a default, and choices
  await expect(list.getByText('Default value : 25')).toBeVisible();
  await expect(list.getByText('Available values : live, scheduled, ended, inactive')).toBeVisible();
  await expect(page.getByText('Could not render')).toHaveCount(0);

  await page.getByRole('heading', { name: 'area' }).getByRole('button').click();
  const operation = callAt('/api/location/regencies');
  await operation.locator('.opblock-summary-control').click();
  await expect(operation.getByText('Access:')).toBeVisible();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table tbody .response-col_status')).toContainText('200');
  const passed = await page.evaluate(
    `['<p>a</p>', '<img src=x onerror=alert(1)>', '<p onclick="x">', '<script>'].map(html => String(trustedTypes.defaultPolicy.createHTML(html)))`,
  );
  expect(passed).toEqual(['<p>a</p>', '', '', '']);
  // what axe finds there is Swagger UI's own
  await page.goto('about:blank');
});
