import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { draftOf, keptPrices, type PriceDraft, withPrice } from '../../../src/resources/price/PriceDraft';
import { useKeptPrices } from '../../../src/resources/price/useKeptPrices';
import { envelope, fakeServer, type SentCall } from '../dataProvider/fakeServer';
import { signedInAs } from '../support/signedInAs';

const queries = new QueryClient();
const Prices = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <ResourceContextProvider value="price-lpg">{children}</ResourceContextProvider>
  </QueryClientProvider>
);
const bali = { id: '51', province_code: '51', regency_code: null };
const sleman = { id: '34.04', province_code: '34', regency_code: '34.04' };
const priceOf = (area: typeof bali | typeof sleman, amount: number) => ({ product_id: 'can', area, amount });
const typed = (...prices: ReturnType<typeof priceOf>[]): PriceDraft =>
  prices.reduce((draft: PriceDraft, price) => withPrice(draft, price, 1), new Map());

/** The table's prices, persisted. */
function useTable() {
  const [draft, change] = useState<PriceDraft>(new Map());
  return { draft, change, ...useKeptPrices(draft, change) };
}

/** A server that stores one draft. */
function draftServer() {
  let kept: object | null = null;
  return fakeServer(({ method, body }: SentCall) => {
    if (method === 'PUT') kept = { ...(body as object), saved_at: '2026-11-21T00:00:00.000Z' };
    if (method === 'DELETE') kept = null;
    return { body: envelope(method === 'GET' ? kept : null) };
  });
}
const sent = (calls: readonly SentCall[]) => calls.map(({ method }) => method);

beforeEach(async () => {
  sessionStorage.clear();
  await signedInAs({ permissions: ['can_update_atur_harga_lpg'] });
});

test('a draft is restored unchanged', () => {
  const draft = typed(priceOf(bali, 90_000), priceOf(sleman, 18_500));
  expect([...draftOf(JSON.parse(JSON.stringify(keptPrices(draft))))]).toEqual([...draft]);
});

test('typed prices are offered again on another page, and merged with those typed since', async () => {
  draftServer();
  const first = renderHook(useTable, { wrapper: Prices });
  act(() => first.result.current.change(typed(priceOf(bali, 90_000))));
  await waitFor(() => expect(sessionStorage.length).toBe(1), { timeout: 3_000 });
  first.unmount();

  const { result } = renderHook(useTable, { wrapper: Prices });
  await waitFor(() => expect(result.current.offer?.prices).toEqual(typed(priceOf(bali, 90_000))));
  expect(result.current.draft.size).toBe(0);
  act(() => result.current.change(typed(priceOf(sleman, 18_500))));
  act(() => result.current.accept());
  expect(result.current.offer).toBeNull();
  expect(result.current.draft).toEqual(typed(priceOf(bali, 90_000), priceOf(sleman, 18_500)));
});

test('an emptied draft is removed', async () => {
  const calls = draftServer();
  const { result } = renderHook(useTable, { wrapper: Prices });
  act(() => result.current.change(typed(priceOf(bali, 90_000))));
  await waitFor(() => expect(sent(calls)).toEqual(['GET', 'PUT']), { timeout: 3_000 });
  act(() => result.current.change(new Map()));
  await waitFor(() => expect(sent(calls)).toEqual(['GET', 'PUT', 'DELETE']), { timeout: 3_000 });
  expect(sessionStorage.length).toBe(0);
});
