import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BodyInput } from '../../../contract/core/endpoint';
import { deskApi } from '../../../contract/desk/deskApi';
import type { MerchantOrder } from '../../../contract/desk/deskMerchant';
import { call } from '../../dataProvider/call';
import type { Wanted } from './moveCart';

type Body = BodyInput<typeof deskApi.point>;

export interface Delivery {
  latitude: number;
  longitude: number;
  wanted: readonly Wanted[];
  /** Part of a product's name, while the cart is empty. */
  search: string;
  sort: MerchantOrder;
}

/** How long a fetched stock counts as fresh. */
export const FRESH_MS = 20_000;

const bodyOf = ({ latitude, longitude, wanted, search, sort }: Delivery): Body => ({
  latitude,
  longitude,
  items: wanted.map(({ product_id, merchant_product_id, quantity }) => ({ product_id, merchant_product_id, quantity })),
  search: wanted.length === 0 ? search : null,
  sort,
});

/** Query for the merchants that deliver to a point. */
export const deliverersQuery = (delivery: Delivery) => {
  const body = bodyOf(delivery);
  return queryOptions({
    queryKey: [deskApi.point.call, body],
    queryFn: async ({ signal }) => (await call(deskApi.point, { body, signal })).list,
    staleTime: FRESH_MS,
    retry: false,
  });
};

/** Queries the merchants that deliver to the call's point, with their price for its cart; keeps the previous ones while new ones load. */
export function useDeliverers(delivery: Delivery | null) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...deliverersQuery(delivery ?? NOWHERE),
    enabled: delivery !== null,
    placeholderData: before => (delivery ? before : undefined),
  });
  return useMemo(
    () => ({ data, error, isFetching, isPlaceholderData, refetch }),
    [data, error, isFetching, isPlaceholderData, refetch],
  );
}

export type Deliverers = ReturnType<typeof useDeliverers>;

const NOWHERE: Delivery = { latitude: 0, longitude: 0, wanted: [], search: '', sort: 'total' };
