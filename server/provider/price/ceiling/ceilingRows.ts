import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { CeilingStatus } from '../../../../contract/price/priceCeiling';
import { priceCeilingApi } from '../../../../contract/price/priceCeilingApi';
import { anyOf, crudStore, oneOf } from '../../../store/crudStore';
import { price_ceilings } from '../table';

/** Today's date in Jakarta. */
const TODAY = sql.raw(`(now() at time zone 'Asia/Jakarta')::date`);

const { valid_from, valid_to } = price_ceilings;
const ended = sql`coalesce(${valid_to} < ${TODAY}, false)`;
const upcoming = sql`${valid_from} > ${TODAY}`;
const statuses: Record<CeilingStatus, SQL> = {
  ended,
  upcoming,
  in_force: sql`(not ${ended} and not ${upcoming})`,
};

const { created_by: _, updated_by: __, ...columns } = getTableColumns(price_ceilings);

/** The CRUD store of ceilings, without their rules. */
export const ceilingRows = crudStore({
  entity: 'price_ceiling',
  table: price_ceilings,
  label: row => `${row.product_name}, ${row.area_name}`,
  columns: {
    ...columns,
    sale_unit: sql<string>`(select x.sale_unit from products x where x.id = ${price_ceilings.product_id})`,
    status: sql<CeilingStatus>`case when ${ended} then 'ended' when ${upcoming} then 'upcoming' else 'in_force' end`,
  },
  list: priceCeilingApi.list,
  filters: {
    category: oneOf(price_ceilings.category_code),
    region: oneOf(price_ceilings.region_code),
    province: oneOf(price_ceilings.province_code),
    status: anyOf(statuses),
  },
  regions: price_ceilings.region_code,
});
