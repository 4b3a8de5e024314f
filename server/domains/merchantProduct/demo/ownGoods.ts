import { readCsv } from '../../../seed/readCsv';

/** A product that demo shops sell besides the provider's. */
export type OwnGood = Record<
  'name' | 'variant' | 'sale_unit' | 'base_price_idr' | 'max_order_qty' | 'demo_popularity',
  string
>;

export const ownGoods = (): OwnGood[] => readCsv<OwnGood>(new URL('./ownGoods.csv', import.meta.url));
