import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { phoneKind } from '../../../contract/core/phone';
import { deskApi } from '../../../contract/desk/deskApi';
import type { DeskMerchant, MerchantOrder } from '../../../contract/desk/deskMerchant';
import { orderTotal } from '../../../contract/desk/orderTotal';
import { ApiError } from '../../dataProvider/ApiError';
import { call } from '../../dataProvider/call';
import { endpointQuery } from '../../dataProvider/endpointQuery';
import { useDebouncedText } from '../../ui/controls/useDebouncedText';
import type { DeskCart, DeskValues } from './deskForm';
import {
  type Delivery,
  deliverersQuery,
  FRESH_MS,
  moveCart,
  type Remark,
  useDeliverers,
  type Wanted,
  wantedOf,
} from './useDeliverers';
import type { Point } from './usePin';
import { usePromotionOfCall } from './usePromotionOfCall';

const WATCHED = ['phone', 'latitude', 'longitude', 'cart', 'merchant_id'] as const;

/**
 * The state shared by a call's cards: the merchants for its point, its cart, its price, and what has changed. Each value keeps its
 * identity until it changes, so that a card rerenders only for its own part.
 */
export function useDesk() {
  const { setValue, getValues } = useFormContext<DeskValues>();
  const [phone, latitude, longitude, cart, merchant_id] = useWatch<DeskValues, typeof WATCHED>({ name: WATCHED });
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<MerchantOrder>('total');
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const found = useDebouncedText(search.trim());
  /** The submitted number, as opposed to the one being typed. */
  const [asked, setAsked] = useState(() => getValues('phone'));
  const caller = useCaller(asked === phone ? asked : null);
  const basket = { wanted: wantedOf(cart), search: found, sort };
  const deliverers = useDeliverers(latitude === null || longitude === null ? null : { latitude, longitude, ...basket });
  const askAhead = useDeliverersAhead(basket);
  const merchants = deliverers.data;
  /** Whether the merchants match the typed search. */
  const isSettled = found === search.trim() && !deliverers.isPlaceholderData && !deliverers.isFetching;
  const named = merchants?.find(({ id }) => id === merchant_id);
  // an empty cart has no merchant yet: show the best one, which becomes the order's with the first item
  const merchant = cart.length === 0 && !named?.is_open ? merchants?.find(({ is_open }) => is_open) : named;

  const write = useCallback((next: DeskCart) => setValue('cart', next, { shouldDirty: true }), [setValue]);
  const setCart = useEvent((next: DeskCart) => {
    // undefined while merchants load, or if the cart's no longer delivers: the cart then keeps its own
    if (merchant && merchant.id !== merchant_id) setValue('merchant_id', merchant.id);
    write(next);
  });
  const choose = useEvent(({ id, items }: DeskMerchant) => {
    const moved = moveCart(wantedOf(cart), { items });
    setValue('merchant_id', id, { shouldDirty: true });
    if (cart.length > 0) write(moved.cart);
    setRemarks(moved.remarks);
  });

  // update prices and stock to the merchant's current ones
  useEffect(() => {
    if (!merchant || deliverers.isPlaceholderData || cart.length === 0) return;
    const moved = moveCart(wantedOf(cart), merchant);
    if (moved.remarks.length === 0) return;
    setRemarks(moved.remarks);
    setValue('cart', moved.cart);
  }, [merchant, deliverers.isPlaceholderData, cart, setValue]);

  /** Fills the cart with the wanted items: from the preferred merchant if it has everything, else from the best one. */
  const fill = useEvent(async (wanted: readonly Wanted[], at: Point, preferred: string) => {
    const list = await queries.fetchQuery(deliverersQuery({ ...at, wanted, search: '', sort }));
    const open = list.filter(({ is_open }) => is_open);
    const best = open.find(({ id, is_complete }) => id === preferred && is_complete) ?? open[0];
    if (!best) {
      setRemarks([{ key: 'nobody' }]);
      return;
    }
    const moved = moveCart(wanted, best);
    setValue('merchant_id', best.id, { shouldDirty: true });
    write(moved.cart);
    setRemarks(moved.remarks);
  });

  const promotion = usePromotionOfCall();
  const shipping_cost = merchant?.shipping_cost ?? 0;
  const discount = promotion.data?.total ?? 0;
  const amounts = useMemo(() => {
    const items = cart.map(({ price, amount }) => ({ price, quantity: amount }));
    return orderTotal({ items, shipping_cost, discount });
  }, [cart, shipping_cost, discount]);
  return {
    ...{ asked, setAsked, caller, deliverers, merchant, choose, sort, setSort, search, setSearch, found, isSettled },
    ...{ cart, setCart, fill, askAhead, amounts, promotion, remarks, setRemarks },
  };
}

export type Desk = ReturnType<typeof useDesk>;

/**
 * Prefetches the merchants for a point that is about to be chosen and, if the cart is empty, what the best of them sells. A failed
 * prefetch is repeated once the point is chosen.
 */
function useDeliverersAhead(delivery: Omit<Delivery, keyof Point>): (at: Point) => Promise<void> {
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

/** Queries the customer with a telephone number; null for a new one. Disabled while there is no number. */
function useCaller(phone: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [deskApi.caller.call, phone],
    queryFn: ({ signal }) =>
      call(deskApi.caller, { params: { phone: phone! }, signal }).catch(error => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    enabled: phone !== null && phoneKind(phone) !== null,
    retry: false,
  });
  return useMemo(() => ({ data, error, isFetching, refetch }), [data, error, isFetching, refetch]);
}

export type CallerQuery = ReturnType<typeof useCaller>;
