import { and, getTableColumns, gt, lte, not, type SQL, sql } from 'drizzle-orm';
import { type BannerStatus, bannerApi } from '../../../contract/banner';
import { ruleError } from '../../../contract/core/rules';
import { anyOf, crudStore } from '../../store/crudStore';
import { banners } from './table';

const hasBegun = lte(banners.starts_at, sql`now()`);
const hasEnded = lte(banners.ends_at, sql`now()`);

/** The contract's `bannerStatus` in SQL. */
const statuses: Record<BannerStatus, SQL> = {
  inactive: not(banners.is_active),
  scheduled: and(banners.is_active, not(hasBegun))!,
  live: and(banners.is_active, hasBegun, gt(banners.ends_at, sql`now()`))!,
  ended: and(banners.is_active, hasEnded)!,
};

const status = sql<BannerStatus>`case when not ${banners.is_active} then 'inactive' when not ${hasBegun} then 'scheduled' when ${hasEnded} then 'ended' else 'live' end`;

export const bannerStore = crudStore({
  entity: 'banner',
  table: banners,
  label: row => row.title,
  columns: { ...getTableColumns(banners), status },
  list: bannerApi.list,
  filters: { status: anyOf(statuses) },
  regions: banners.region_code,
  constraints: { banners_period_check: { field: 'ends_at', error: ruleError({ rule: 'after' }, 'Selesai') } },
});
