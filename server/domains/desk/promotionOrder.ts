import type { Seller } from '../merchant/findSeller';
import type { PromotionOrder } from '../promotion/usePromotion';
import type { OrderedGood } from './requirements';

interface Given {
  seller: Seller;
  goods: readonly OrderedGood[];
  shipping_cost: number;
  traded_in: number | null | undefined;
  customer: PromotionOrder['customer'];
  at: Date;
}

/** Converts an order to the form that the promotion rules read. */
export const promotionOrder = ({
  seller,
  goods,
  shipping_cost,
  traded_in,
  customer: { id, orders },
  at,
}: Given): Omit<PromotionOrder, 'code'> => {
  const { id: merchant_id, region_code, province_code, regency_code } = seller;
  return {
    basket: { items: goods, shipping_cost, traded_in: traded_in ?? 0 },
    at,
    merchant: { merchant_id, region_code, province_code, regency_code },
    customer: { id, orders },
  };
};
