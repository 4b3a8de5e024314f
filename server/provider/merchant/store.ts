import { sql } from 'drizzle-orm';
import { crudStore } from '../../store/crudStore';
import { merchantColumns, pointColumns } from './merchantColumns';
import { merchantFilters } from './merchantFilters';
import { merchant_counts, merchants } from './table';

const options = {
  table: merchants,
  label: (row: typeof merchants.$inferSelect) => row.name,
  sorts: { joined_at: merchants.joined_at, name: merchants.name, updated_at: merchants.updated_at },
  defaultSort: '-joined_at',
  filters: merchantFilters,
  countAll: sql<number>`(select coalesce(sum(${merchant_counts.merchants}), 0) from ${merchant_counts})`,
};

/** Reads merchants for lists and exports. Callers must pass the actor's regions (`boundTo`) as `regions`. */
export const merchantList = crudStore({ ...options, entity: 'merchant', columns: merchantColumns });

/** The same list as points on a map. */
export const merchantPoints = crudStore({ ...options, entity: 'merchant', columns: pointColumns });
