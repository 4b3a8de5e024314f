import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/types';
import { orders } from '../../order/table';
import { settlement_orders, settlements } from '../table';

/** Seeds the settlements of the demo's paid-out orders: one per merchant and week. */
export async function seedSettlements(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with settled as (
      select id, merchant_id, region_code, paid_amount, payment_fee, settled_at,
        date_trunc('week', placed_at at time zone 'Asia/Jakarta')::date as monday
      from ${orders} where settled_at is not null
    ), paid as (
      insert into ${settlements}
        (number, merchant_id, region_code, start_date, end_date, orders, paid_amount, fee, net_amount, reference, created_at, updated_at)
      select 'CAIR-' || lpad((row_number() over (order by min(settled_at), merchant_id))::text, 6, '0'), merchant_id, min(region_code),
        monday, monday + 6, count(*), sum(paid_amount), sum(payment_fee), sum(paid_amount - payment_fee),
        'TRF-' || to_char(monday, 'YYMMDD') || '-' || left(merchant_id::text, 4), min(settled_at), min(settled_at)
      from settled group by merchant_id, monday
      returning id, merchant_id, start_date
    )
    insert into ${settlement_orders} (order_id, settlement_id)
    select s.id, p.id from settled s join paid p on p.merchant_id = s.merchant_id and p.start_date = s.monday`);
}
