import type { Page } from '@playwright/test';
import { jakartaDay } from '../../contract/core/days';
import { PASSWORD, people } from '../support/people';
import { expect, settled, test } from './support/test';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Sets this device's clock wrong by `ms`, as scripts see it. */
const setClockWrong = (page: Page, ms: number) =>
  page.addInitScript(wrongBy => {
    const Right = Date;
    class Wrong extends Right {
      constructor(...given: []) {
        if (given.length === 0) super(Right.now() + wrongBy);
        else super(...given);
      }
      static override now = () => Right.now() + wrongBy;
    }
    Object.assign(globalThis, { Date: Wrong });
  }, ms);

/** Lists with due times, ages, states and periods that depend on the present. */
const OF_THE_PRESENT = ['/monitoring-order', '/banner', '/promo', '/merchant/registration', '/transaction'];

for (const [name, wrongBy] of [
  ['a month ahead', 31 * DAY],
  ['a year behind', -365 * DAY],
  ['an hour ahead', HOUR],
] as const)
  test(`a device whose clock is ${name} works by the server’s time, and its owner is told once`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await setClockWrong(page, wrongBy);
    await page.goto('/');
    await page.getByLabel('Email').fill(people.superadmin);
    await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD);
    const asked = page.waitForRequest(
      request => request.url().includes('/report/') && request.url().includes('end_date'),
    );
    await page.getByRole('button', { name: 'Masuk' }).click();
    await page.waitForURL('**/dashboard**');
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('end_date')).toBe(jakartaDay());
    expect(query.get('start_date')).toBe(jakartaDay(Date.now() - 6 * DAY));

    const notice = page.getByText('Jam perangkat ini menunjukkan');
    await expect(notice).toBeVisible();
    // the expiry check runs a second after the page has opened
    await page.waitForTimeout(2_500);
    await expect(page.getByRole('alertdialog', { name: 'Sesi Berakhir' })).toHaveCount(0);

    const right = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
    const other = await right.newPage();
    for (const path of OF_THE_PRESENT)
      await expect(async () => {
        const [here, there] = await Promise.all([page, other].map(each => textOf(each, path)));
        expect(here).toBe(there);
        await expect(notice).toHaveCount(0);
      }).toPass();
    await right.close();
  });

async function textOf(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
  const text = await page.getByRole('main').innerText();
  return text.replaceAll(/\s+/g, ' ');
}
