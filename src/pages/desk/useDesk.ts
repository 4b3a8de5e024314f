import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { deskApi } from '../../../contract/desk/deskApi';
import type { DeskMerchant, MerchantOrder } from '../../../contract/desk/deskMerchant';
import { orderTotal } from '../../../contract/desk/orderTotal';
import { call } from '../../dataProvider/call';
import { useSettled } from '../../ui/useSettled';
import type { DeskCart, DeskValues } from './deskForm';
import { moveCart, type Remark, type Wanted, wantedOf } from './moveCart';
import { useCaller } from './useCaller';
import { type Delivery, deliverersQuery, useDeliverers } from './useDeliverers';

const WATCHED = ['phone', 'latitude', 'longitude', 'cart', 'merchant_id'] as const;
const OF_PROMOTION = [...WATCHED, 'promotion_code', 'traded_in'] as const;

/** What the cards of a call share: the merchants for its point, its cart, what it costs, and what became otherwise. */
export function useDesk() {
  const { setValue, getValues } = useFormContext<DeskValues>();
  const [phone, latitude, longitude, cart, merchant_id] = useWatch<DeskValues, typeof WATCHED>({ name: WATCHED });
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<MerchantOrder>('total');
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const found = useSettled(search.trim());
  /** The number that was entered, unlike the one that is typed. */
  const [asked, setAsked] = useState(() => getValues('phone'));
  const caller = useCaller(asked === phone ? asked : null);
  const delivery: Delivery | null =
    latitude === null || longitude === null
      ? null
      : { latitude, longitude, wanted: wantedOf(cart), search: found, sort };
  const deliverers = useDeliverers(delivery);
  const merchants = deliverers.data;
  /** The merchants are those of what is typed. */
  const isSettled = found === search.trim() && !deliverers.isPlaceholderData && !deliverers.isFetching;
  const merchant = merchants?.find(({ id }) => id === merchant_id);

  const setCart = (next: DeskCart) => setValue('cart', next, { shouldDirty: true });
  const choose = useEvent(({ id, items }: DeskMerchant) => {
    const moved = moveCart(wantedOf(cart), { items });
    setValue('merchant_id', id, { shouldDirty: true });
    if (cart.length > 0) setCart(moved.cart);
    setRemarks(moved.remarks);
  });

  // an empty cart is anybody's: the best merchant is chosen
  useEffect(() => {
    if (!merchants || deliverers.isPlaceholderData || cart.length > 0 || merchant?.is_open) return;
    setValue('merchant_id', merchants.find(({ is_open }) => is_open)?.id ?? null);
  }, [merchants, deliverers.isPlaceholderData, cart.length, merchant?.is_open, setValue]);

  // prices and stock follow what the merchant has now
  useEffect(() => {
    if (!merchant || deliverers.isPlaceholderData || cart.length === 0) return;
    const moved = moveCart(wantedOf(cart), merchant);
    if (moved.remarks.length === 0) return;
    setRemarks(moved.remarks);
    setValue('cart', moved.cart);
  }, [merchant, deliverers.isPlaceholderData, cart, setValue]);

  /** Fills the cart with what is wanted: of a merchant where it has everything, else of the best one. */
  const fill = async (wanted: readonly Wanted[], at: { latitude: number; longitude: number }, preferred: string) => {
    const list = await queries.fetchQuery(deliverersQuery({ ...at, wanted, search: '', sort }));
    const open = list.filter(({ is_open }) => is_open);
    const best = open.find(({ id, is_complete }) => id === preferred && is_complete) ?? open[0];
    if (!best) {
      setRemarks([{ key: 'nobody' }]);
      return;
    }
    const moved = moveCart(wanted, best);
    setValue('merchant_id', best.id, { shouldDirty: true });
    setCart(moved.cart);
    setRemarks(moved.remarks);
  };

  const promotion = usePromotionOf();
  const amounts = orderTotal({
    items: cart.map(({ price, amount }) => ({ price, quantity: amount })),
    shipping_cost: merchant?.shipping_cost ?? 0,
    discount: promotion.data?.total ?? 0,
  });
  return {
    ...{
      asked,
      setAsked,
      caller,
      deliverers,
      merchants,
      merchant,
      choose,
      sort,
      setSort,
      search,
      setSearch,
      isSettled,
    },
    ...{ cart, setCart, fill, amounts, promotion, remarks, setRemarks },
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** What the code of a call takes off its cart, or why it takes nothing. */
function usePromotionOf() {
  const [phone, latitude, longitude, cart, merchant_id, promotion_code, traded_in] = useWatch<
    DeskValues,
    typeof OF_PROMOTION
  >({ name: OF_PROMOTION });
  const items = cart.map(({ id, amount }) => ({ merchant_product_id: id, quantity: amount }));
  const body =
    phone && merchant_id && promotion_code && latitude !== null && longitude !== null && items.length > 0
      ? { phone, merchant_id, promotion_code, traded_in, latitude, longitude, items }
      : null;
  return useQuery({
    queryKey: [deskApi.promotion.call, body],
    queryFn: ({ signal }) => call(deskApi.promotion, { body: body!, signal }),
    enabled: body !== null,
    retry: false,
    staleTime: 20_000,
  });
}
