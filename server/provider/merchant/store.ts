import { sql } from 'drizzle-orm';
import { crudStore } from '../../store/crudStore';
import { merchantColumns, pointColumns } from './merchantColumns';
import { merchantFilters } from './merchantFilters';
import { merchant_counts, merchants } from './table';

const plain = {
  table: merchants,
  label: (row: typeof merchants.$inferSelect) => row.name,
  sorts: { joined_at: merchants.joined_at, name: merchants.name, updated_at: merchants.updated_at },
  defaultSort: '-joined_at',
  filters: merchantFilters,
  countAlong: true,
  countAll: sql<number>`(select coalesce(sum(${merchant_counts.merchants}), 0) from ${merchant_counts})`,
};

/** Reads merchants as lists and files carry them. Every reader gives `regions`, who is not bound to any undefined. */
export const merchantList = crudStore({ ...plain, entity: 'merchant', columns: merchantColumns });

/** The same list as places on a map. */
export const merchantPoints = crudStore({ ...plain, entity: 'merchant', columns: pointColumns });
