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
  /** Part of a product's name, while nothing is wanted. */
  search: string;
  sort: MerchantOrder;
}

/** A stock that was read this long ago may be another one. */
export const FRESH_MS = 20_000;

const bodyOf = ({ latitude, longitude, wanted, search, sort }: Delivery): Body => ({
  latitude,
  longitude,
  items: wanted.map(({ product_id, merchant_product_id, quantity }) => ({ product_id, merchant_product_id, quantity })),
  search: wanted.length === 0 ? search : null,
  sort,
});

/** The merchants that deliver to a point, as a query of react-query. */
export const deliverersQuery = (delivery: Delivery) => {
  const body = bodyOf(delivery);
  return queryOptions({
    queryKey: [deskApi.point.call, body],
    queryFn: async ({ signal }) => (await call(deskApi.point, { body, signal })).list,
    staleTime: FRESH_MS,
    retry: false,
  });
};

/** The merchants that deliver to the point of a call, with the price of its cart; those of before while new ones are asked for. */
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
