import { type SQL, sql } from 'drizzle-orm';
import type { CategoryCode } from '../../../contract/product';
import type { Db } from '../../db/types';
import { priceInForce } from '../price/priceInForce';

/** A product that a merchant delivers, with its current price in whole rupiah. */
export interface GoodOnSale {
  id: string;
  merchant_id: string;
  product_id: string | null;
  category_code: CategoryCode;
  name: string;
  variant: string | null;
  sale_unit: string;
  price: number;
  stock: number;
  min_order_qty: number;
  /** Null: no limit other than the stock. */
  max_order_qty: number | null;
  /** Litres or kilograms per sale unit; null for products sold by count. */
  volume: number | null;
  volume_unit: string | null;
}

type Row = Omit<GoodOnSale, 'price'> & { price: string | number | null };

const price = priceInForce({
  product: sql.raw('mp.product_id'),
  province: sql.raw('m.province_code'),
  regency: sql.raw('m.regency_code'),
  kind: sql.raw('m.type_code'),
  at: sql.raw('now()'),
});

/**
 * Returns the products that merchants deliver: on sale, with a price at the merchant's place and, if the provider's, eligible for home
 * delivery. Includes those out of stock.
 *
 * @param condition on `merchant_products mp`
 * @param lock whether to lock the rows until the transaction ends; their merchant must be locked first (`lockSeller`)
 */
export async function goodsOnSale(db: Db, condition: SQL, { lock = false } = {}): Promise<GoodOnSale[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select mp.id, mp.merchant_id, mp.product_id, mp.category_code, mp.name, x.variant, mp.sale_unit, mp.stock,
      coalesce(mp.price, ((${price}) ->> 'amount')::bigint) as price,
      coalesce(x.min_order_qty, 1) as min_order_qty, x.max_order_qty,
      case when x.pack_unit in ('liter', 'kg') then x.pack_size end as volume,
      case when x.pack_unit in ('liter', 'kg') and x.pack_size is not null then x.pack_unit end as volume_unit
    from merchant_products mp
    join merchants m on m.id = mp.merchant_id
    left join products x on x.id = mp.product_id
    where mp.is_active and (x.id is null or x.is_active and x.is_home_delivery) and ${condition}
    order by mp.name collate "und-x-icu", mp.id ${sql.raw(lock ? 'for update of mp' : '')}`);
  return rows.flatMap(row => (row.price === null ? [] : [{ ...row, price: Number(row.price) }]));
}
