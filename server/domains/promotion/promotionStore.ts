import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { promotionApi } from '../../../contract/promotion/promotionApi';
import type { VoucherStatus } from '../../../contract/promotion/voucherStatus';
import type { Actor } from '../../core/Actor';
import { type Bound, boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { anyOf, crudStore, equals, oneOf } from '../../store/crudStore';
import { contains, type Filter, fromDay, untilDay } from '../../store/filters';
import { promotionColumns, promotionStates } from './promotionColumns';
import { changeableIn, readableIn } from './promotionReach';
import { promotions, vouchers } from './table';
import { voucherStatuses } from './voucherColumns';

/** `?category=bbm&category=lpg`: rows whose list has any of them; a single value is allowed. */
const overlaps = (column: AnyColumn): Filter<string | readonly string[]> => ({
  condition: placeholder => sql`${column} && ${placeholder}::text[]`,
  bind: value => (typeof value === 'string' ? [value] : value),
});

type PageQuery = z.output<typeof promotionApi.list.query>;
type WholeQuery = Omit<PageQuery, 'page' | 'limit'>;

/**
 * Matches part of a title or code, or the whole code of a voucher: matching part of one would let people without permission for vouchers
 * discover codes. A union, since PostgreSQL uses no index for an `or` over two tables.
 */
const search: Filter<string> = {
  ...contains([promotions.title, promotions.code]),
  condition: pattern => sql`${promotions.id} in (
    select p.id from promotions p where p.title ilike ${pattern} or p.code ilike ${pattern}
    union select v.promotion_id from vouchers v where v.code = upper(regexp_replace(${pattern}, '[%\\s]', '', 'g')))`,
};

/** Promotions with a voucher in a given status. */
const withVoucher = Object.fromEntries(
  Object.entries(voucherStatuses).map(([status, condition]) => [
    status,
    sql`${promotions.id} in (select ${vouchers.promotion_id} from ${vouchers} where ${condition})`,
  ]),
) as Record<VoucherStatus, SQL>;

/** Excludes promotions that the person created or submitted, and so may not decide on. */
const notBy: Filter<string> = {
  condition: person =>
    sql`(${promotions.created_by} is distinct from ${person}::uuid and ${promotions.submitted_by} is distinct from ${person}::uuid)`,
};

const rows = crudStore({
  entity: 'promotion',
  table: promotions,
  label: row => row.title,
  columns: promotionColumns,
  sorts: {
    title: promotions.title,
    starts_at: promotions.starts_at,
    ends_at: promotions.ends_at,
    updated_at: promotions.updated_at,
  },
  defaultSort: '-starts_at',
  filters: {
    search,
    state: anyOf(promotionStates),
    kind: oneOf(promotions.kind),
    region: overlaps(promotions.reach_regions),
    province: overlaps(promotions.reach_provinces),
    regency: overlaps(promotions.regency_codes),
    category: overlaps(promotions.category_codes),
    is_active: equals<boolean>(promotions.is_active),
    voucher_status: anyOf(withVoucher),
    start_date: fromDay(promotions.ends_at),
    end_date: untilDay(promotions.starts_at),
    // not in the query's schema, so only this store can set them
    reader: readableIn as Filter<readonly string[]>,
    within: changeableIn,
    not_by: notBy,
  },
});

/** Lists and exports of the promotions that the reader may see. */
export function promotionStore(db: Db) {
  const store = rows(db);
  return {
    entity: store.entity,
    page: (query: PageQuery, actor: Bound) => store.page({ ...query, reader: boundTo(actor) }),
    /** Lists the promotions that await the actor's decision. */
    toDecide: (query: Pick<PageQuery, 'page' | 'limit'>, actor: Actor) =>
      store.page({
        ...query,
        state: ['waiting'],
        sort: 'starts_at',
        within: boundTo(actor),
        not_by: actor.user_id,
      }),
    whole: (query: WholeQuery, actor: Bound) => store.whole({ ...query, reader: boundTo(actor) }),
  };
}
