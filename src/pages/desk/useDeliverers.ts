import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BodyInput } from '../../../contract/core/endpoint';
import { putItem } from '../../../contract/desk/cart';
import { deskApi } from '../../../contract/desk/deskApi';
import type { DeskMerchant, MerchantOrder } from '../../../contract/desk/deskMerchant';
import { call } from '../../dataProvider/call';
import { formatMoney } from '../../i18n/numbers';
import type { DeskCart } from './deskForm';

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

/** An item to order, independent of the merchant. */
export interface Wanted {
  /** Id in the provider's catalogue; null for a merchant's own goods, which no other merchant sells. */
  product_id: string | null;
  merchant_product_id: string | null;
  name: string;
  quantity: number;
  /** The price paid or quoted before, if it is known. */
  price: number | null;
}

/** A message of the cart, with its parameters. */
export interface Remark {
  key: 'not_sold' | 'reduced' | 'repriced' | 'nobody' | 'changed';
  args?: Record<string, string | number>;
}

/** Returns the items of a cart in a form that other merchants can be queried with. */
export const wantedOf = (cart: DeskCart): Wanted[] =>
  cart.map(({ id, amount, product_id, name, price }) => ({
    product_id,
    merchant_product_id: id,
    name,
    quantity: amount,
    price,
  }));

/** Fills a cart with the wanted items from one merchant, as far as it has them, and lists what differs from before. */
export function moveCart(wanted: readonly Wanted[], { items }: Pick<DeskMerchant, 'items'>) {
  let cart: DeskCart = [];
  const remarks: Remark[] = [];
  for (const { product_id, merchant_product_id, name, quantity, price } of wanted) {
    const found = items.find(item => (product_id ? item.product_id === product_id : item.id === merchant_product_id));
    if (!found) {
      remarks.push({ key: 'not_sold', args: { name } });
      continue;
    }
    const { quantity: _, ...good } = found;
    cart = putItem(cart, good, quantity);
    const { stock, sale_unit: unit } = good;
    if (stock < quantity) remarks.push({ key: 'reduced', args: { name, stock, unit } });
    if (price !== null && good.price !== price)
      remarks.push({ key: 'repriced', args: { name, price: formatMoney(good.price) } });
  }
  return { cart, remarks };
}
