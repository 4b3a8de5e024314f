import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { deskApi } from '../../../contract/desk/deskApi';
import { endpointQuery } from '../../dataProvider/endpointQuery';
import { type Delivery, deliverersQuery, FRESH_MS } from './useDeliverers';
import type { Point } from './usePin';

/**
 * Prefetches the merchants for a point that is about to be chosen and, if the cart is empty, what the best of them sells. A failed
 * prefetch is repeated once the point is chosen.
 */
export function useDeliverersAhead(delivery: Omit<Delivery, keyof Point>): (at: Point) => Promise<void> {
  const queries = useQueryClient();
  return useEvent(async (at: Point) => {
    const merchants = await queries.fetchQuery(deliverersQuery({ ...delivery, ...at })).catch(() => []);
    const best = merchants.find(({ is_open }) => is_open);
    if (!best || delivery.wanted.length > 0) return;
    await queries.prefetchQuery({
      ...endpointQuery(deskApi.products, { params: { id: best.id } }),
      staleTime: FRESH_MS,
    });
  });
}
