import type { Page } from '@playwright/test';
import type { Endpoint } from '../../../contract/core/endpoint';
import { BENDS } from '../../support/specificationProvider/bends';
import { startOtherDialect } from '../../support/specificationProvider/otherDialect';
import type { ForeignProvider } from './foreignProvider';
import { expect, settled } from './test';

const inAnotherDialect = (provider: string, endpoints: readonly Endpoint[]) =>
  startOtherDialect(provider, endpoints, 'offsets');

/** The foreign providers that every script goes through: how each is started, and its mood. */
export const FOREIGN_MOODS = [
  ['keeps to the contract, in a dialect of its own', { startBefore: inAnotherDialect }, []],
  ['bends everything that can be bent', {}, [...BENDS, 'writesAnswerNothing']],
] as const;

/** Returns what a page reports it could not load or do. */
export const failuresOn = async (page: Page) => [
  ...(await page.getByRole('button', { name: 'Coba lagi' }).locator('..').allInnerTexts()),
  ...(await page.getByRole('main').getByRole('alert').allInnerTexts()),
];

/**
 * Expects one write to have reached the provider since the last check, with these fields and none of our own; the page must not offer a
 * retry.
 */
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
