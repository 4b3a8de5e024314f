import { sql } from 'drizzle-orm';
import type { ListQuery } from '../../../contract/core/query';
import type { Page } from '../../../contract/core/response';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { isoText } from '../../store/isoText';
import { readStatement } from '../../store/readPage';
import { runsWithin } from './promotionReach';
import { promotions, vouchers } from './table';
import { voucherStatuses } from './voucherColumns';

interface WaitingVouchers {
  /** The promotion's id. */
  id: string;
  title: string;
  code: string;
  /** When the earliest of them begins. */
  starts_at: string;
}

/** Returns promotions with vouchers that await the actor's approval, ordered by the earliest start. */
export function waitingVouchers(
  db: Db,
  query: Pick<ListQuery, 'page' | 'limit'>,
  actor: Actor,
): Promise<Page<WaitingVouchers>> {
  const regions = boundTo(actor);
  const own = regions ? runsWithin(sql`${sql.param([...regions])}`) : sql`true`;
  return readStatement<WaitingVouchers & Record<string, unknown>>(
    db,
    page => sql`select ${promotions.id}, ${promotions.title}, ${promotions.code},
      ${isoText(sql`min(${vouchers.starts_at})`)} as starts_at, count(*) over () as total
      from ${vouchers} join ${promotions} on ${promotions.id} = ${vouchers.promotion_id}
      where ${voucherStatuses.awaiting_approval} and ${vouchers.submitted_by} is distinct from ${actor.user_id} and ${own}
      group by ${promotions.id} order by min(${vouchers.starts_at}), ${promotions.id} ${page}`,
    query,
  );
}
