import type { Page } from '@playwright/test';
import { declaredRoutes } from '../../../scripts/declaredRoutes';
import { senselessOn } from './expectSense';
import { failuresOn } from './expectSent';
import type { ForeignProvider } from './foreignProvider';
import type { Problems } from './problems';
import { expect, settled } from './test';
import { answered, pendingRequests, RESTING_PLACE, walkTo } from './walkTo';

/** Pages of features that need more than the specified calls. */
const NOT_OFFERED = ['/price/ceiling'];
/** These end the session, redirect, or need what was written before: they have tests of their own. */
const LEFT_OUT = ['/', '/logout', '/reset-password', '/password/forgot', '/test', '/user/audit/{id}', RESTING_PLACE];
const pages = declaredRoutes().filter(({ route }) => !LEFT_OUT.includes(route));

/** Returns the path of the provider's list that holds a page's record. */
const listOf = (record: string) =>
  record.startsWith('/api/console/price') ? '/v1/cms/product/category/name/{category}/price' : record.split('?')[0]!;

/** A missing value, written as a text. */
const NULL = /\bnull\b/g;

/** Opens every page and tab in front of a foreign provider, signed in; returns what each reports or shows that makes no sense. */
export async function faultsOnEveryPage(page: Page, problems: Problems, foreign: ForeignProvider): Promise<string[]> {
  const pending = pendingRequests(page);
  await page.goto(`${foreign.url}${RESTING_PLACE}`);
  await settled(page);
  const faults: string[] = [];
  for (const { route, record } of pages) {
    const before = problems.list.length;
    const address = route.replace(/\{id\??\}/, record ? foreign.idIn(listOf(record.path)) : 'bbm');
    await walkTo(page, address, pending);
    const shown = NOT_OFFERED.includes(route) ? '/unauthorized' : address;
    await expect(page).toHaveURL(url => url.pathname === shown);
    const found = [...(await senselessOn(page, NULL)), ...(await failuresOn(page))];
    const tabs = page.getByRole('main').getByRole('tab');
    for (let at = 1; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click();
      await answered(page, pending);
      found.push(...(await senselessOn(page, NULL)), ...(await failuresOn(page)));
    }
    found.push(...problems.list.slice(before));
    faults.push(...new Set(found.map(fault => `${route}: ${fault}`)));
  }
  return faults;
}
