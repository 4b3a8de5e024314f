import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { deskApi } from '../../../contract/desk/deskApi';
import { call } from '../../dataProvider/call';
import type { DeskValues } from './deskForm';

const WATCHED = ['phone', 'latitude', 'longitude', 'cart', 'merchant_id', 'promotion_code', 'traded_in'] as const;

/** Queries the discount of a call's code on its cart, or why there is none. */
export function usePromotionOfCall() {
  const [phone, latitude, longitude, cart, merchant_id, promotion_code, traded_in] = useWatch<
    DeskValues,
    typeof WATCHED
  >({ name: WATCHED });
  const items = cart.map(({ id, amount }) => ({ merchant_product_id: id, quantity: amount }));
  const body =
    phone && merchant_id && promotion_code && latitude !== null && longitude !== null && items.length > 0
      ? { phone, merchant_id, promotion_code, traded_in, latitude, longitude, items }
      : null;
  const { data, error } = useQuery({
    queryKey: [deskApi.promotion.call, body],
    queryFn: ({ signal }) => call(deskApi.promotion, { body: body!, signal }),
    enabled: body !== null,
    retry: false,
    staleTime: 20_000,
  });
  return useMemo(() => ({ data, error }), [data, error]);
}

export type PromotionOfCall = ReturnType<typeof usePromotionOfCall>;
