import { and, getTableColumns, gt, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import type { PromotionState } from '../../../contract/promotion/promotionState';
import { promotions } from './table';

const cleared = inArray(promotions.approval, ['not_needed', 'approved']);
// by name, since `not in` cannot use an index
const uncleared = inArray(promotions.approval, ['waiting', 'rejected']);
const begun = lte(promotions.starts_at, sql`now()`);
const over = lte(promotions.ends_at, sql`now()`);
const open = and(promotions.is_active, gt(promotions.ends_at, sql`now()`))!;
const usedUp = sql`${promotions.used} >= ${promotions.quota}`;

/** The contract's `promotionState`, as conditions. */
export const promotionStates: Record<PromotionState, SQL> = {
  inactive: not(promotions.is_active),
  ended: and(promotions.is_active, over)!,
  waiting: and(open, uncleared)!,
  planned: and(open, cleared, not(begun))!,
  used_up: and(open, cleared, begun, usedUp)!,
  running: and(open, cleared, begun, not(usedUp))!,
};

const state = sql<PromotionState>`case when not ${promotions.is_active} then 'inactive' when ${over} then 'ended'
  when ${uncleared} then 'waiting' when not (${begun}) then 'planned' when ${usedUp} then 'used_up' else 'running' end`;

const selectNames = (table: string, list: string, name = 'name') =>
  sql.raw(
    `(select string_agg(a.${name}, ', ' order by a.${name}) from ${table} a where a.code = any(promotions.${list}))`,
  );
const area = sql<string>`coalesce(nullif(concat_ws(', ', ${selectNames('regions', 'region_codes', 'short_name')},
  ${selectNames('provinces', 'province_codes')}, ${selectNames('regencies', 'regency_codes')}), ''), 'Seluruh Indonesia')`;

const {
  reach_provinces: _provinces,
  submitted_by: _submitter,
  decided_by: _decider,
  decided_at: _decided,
  decision_note: _note,
  created_by: _creator,
  updated_by: _editor,
  ...stored
} = getTableColumns(promotions);

/** Columns of a promotion in lists; names are subqueries by key, so a page is one statement. */
export const promotionColumns = {
  ...stored,
  area,
  state,
  budget: sql<number>`${promotions.quota} * ${promotions.max_discount}`.mapWith(Number),
  left: sql<number>`${promotions.quota} - ${promotions.used}`.mapWith(Number),
  created_by_name: sql<string | null>`(select u.name from users u where u.id = ${sql.raw('promotions.created_by')})`,
};
