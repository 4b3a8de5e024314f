import { expect, type Page } from '@playwright/test';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Adds a running promotion that requires vouchers, as the signed-in person. */
export async function promotionOf(page: Pick<Page, 'request'>, title: string, more: object = {}) {
  const data = {
    title,
    kind: 'amount_discount',
    value: 10_000,
    max_discount: 10_000,
    quota: 100,
    starts_at: inDays(-1),
    ends_at: inDays(20),
    ...more,
  };
  const response = await page.request.post('/v1/cms/promotion', { data });
  expect(response.status()).toBe(201);
  return (await response.json()).data as { id: string; code: string };
}
