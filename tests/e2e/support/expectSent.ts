import type { Page } from '@playwright/test';
import { BENDS } from '../../support/specificationProvider/bends';
import type { ForeignProvider } from './foreignProvider';
import { expect, settled } from './test';

/** How a foreign provider may be, to be gone through by every script before it. */
export const FOREIGN_MOODS = [
  ['keeps to the contract', []],
  ['bends everything that can be bent', [...BENDS, 'writesAnswerNothing']],
] as const;

/** What a page says could not be loaded or done. */
export const failuresOn = async (page: Page) => [
  ...(await page.getByRole('button', { name: 'Coba lagi' }).locator('..').allInnerTexts()),
  ...(await page.getByRole('main').getByRole('alert').allInnerTexts()),
];

/** One write has reached the provider since the last look, with these fields and without those of ours; the page offers no second try. */
export async function expectSent(
  { provider }: ForeignProvider,
  page: Page,
  method: string,
  path: string,
  body?: Record<string, unknown>,
) {
  await settled(page);
  const sent = provider.writes.splice(0);
  expect(sent).toEqual([
    { method, path: expect.stringContaining(path), body: body ? expect.objectContaining(body) : '' },
  ]);
  expect(sent[0]!.body).not.toHaveProperty('version');
  expect(sent[0]!.path).not.toContain('version');
  expect(await failuresOn(page)).toEqual([]);
}
