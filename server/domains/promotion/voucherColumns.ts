import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { VoucherStatus } from '../../../contract/promotion/voucherStatus';
import { vouchers } from './table';

/** The contract's `voucherStatus`, as an expression. */
const status = sql<VoucherStatus>`case when ${vouchers.decision} = 'revoked' then 'revoked'
  when ${vouchers.ends_at} <= now() then 'expired' when ${vouchers.decision} <> 'active' then ${vouchers.decision}
  when ${vouchers.starts_at} > now() then 'scheduled' when ${vouchers.used} >= ${vouchers.quota} then 'exhausted' else 'active' end`;

const lasts = sql`${vouchers.ends_at} > now()`;
const isActive = sql`${vouchers.decision} = 'active' and ${lasts}`;
const begun = sql`${vouchers.starts_at} <= now()`;
const usedUp = sql`${vouchers.used} >= ${vouchers.quota}`;
const undecided = (decision: string) => sql`${vouchers.decision} = ${sql.raw(`'${decision}'`)} and ${lasts}`;

/** The same as conditions that can use the indexes on decision and period. */
export const voucherStatuses: Record<VoucherStatus, SQL> = {
  revoked: sql`${vouchers.decision} = 'revoked'`,
  expired: sql`(${vouchers.decision} <> 'revoked' and not (${lasts}))`,
  draft: sql`(${undecided('draft')})`,
  awaiting_approval: sql`(${undecided('awaiting_approval')})`,
  paused: sql`(${undecided('paused')})`,
  scheduled: sql`(${isActive} and not (${begun}))`,
  exhausted: sql`(${isActive} and ${begun} and ${usedUp})`,
  active: sql`(${isActive} and ${begun} and not (${usedUp}))`,
};

const { submitted_by: _submitter, created_by: _creator, updated_by: _editor, ...stored } = getTableColumns(vouchers);

/** Columns of a voucher in responses. */
export const voucherColumns = {
  ...stored,
  status,
  promotion_title: sql<string>`(select p.title from promotions p where p.id = ${sql.raw('vouchers.promotion_id')})`,
  created_by_name: sql<string | null>`(select u.name from users u where u.id = ${sql.raw('vouchers.created_by')})`,
};
