import { declaredRoutes } from '../../scripts/declaredRoutes';
import { idOf } from '../support/specificationProvider/plainValue';
import { answerBare } from './support/answerBare';
import { NEW_CODE } from './support/bareValue';
import { contractEndpoints } from './support/contractEndpoints';
import { senselessOn } from './support/expectSense';
import { expect, settled, test } from './support/test';
import { pendingRequests, RESTING_PLACE, walkTo } from './support/walkTo';

/** These end the session, redirect, or show what failures look like. */
const LEFT_OUT = ['/', '/logout', '/reset-password', '/password/forgot', '/test', RESTING_PLACE];
/** Lists over which a record opens as a dialog. */
const WITH_DIALOG = ['/shipping-cost', '/operational-cost', '/price/ceiling', '/transaction'];
const pages = declaredRoutes()
  .map(({ route }) => route)
  .filter(route => !LEFT_OUT.includes(route));

test('every list and page renders records with unknown codes and without optional fields', async ({
  as,
  page,
  problems,
}) => {
  test.setTimeout(600_000);
  await as('superadmin');
  const pending = pendingRequests(page);
  await answerBare(page, await contractEndpoints());
  await page.goto(RESTING_PLACE);
  await settled(page);
  const faults: string[] = [];
  const withCode: string[] = [];
  for (const route of pages) {
    const before = problems.list.length;
    const address = route.replace(/\{id\??\}/, idOf('bare'));
    await walkTo(page, address, pending);
    await expect(page).toHaveURL(url => url.pathname === address);
    const failed = await page.getByRole('button', { name: 'Coba lagi' }).locator('..').allInnerTexts();
    const found = [...(await senselessOn(page)), ...failed, ...problems.list.slice(before)];
    faults.push(...new Set(found.map(fault => `${route}: ${fault}`)));
    if ((await page.getByRole('main').innerText()).includes(NEW_CODE)) withCode.push(route);
  }
  for (const list of WITH_DIALOG) {
    await page.goto(RESTING_PLACE);
    await settled(page);
    const before = problems.list.length;
    await walkTo(page, `${list}?ubah=${idOf('bare')}`, pending);
    await expect(page.getByRole('dialog')).toBeVisible();
    faults.push(
      ...[...(await senselessOn(page)), ...problems.list.slice(before)].map(fault => `${list}, open: ${fault}`),
    );
  }
  expect(faults).toEqual([]);
  expect(withCode.length).toBeGreaterThan(20);
});
