import { ilike, or, type SQL, sql } from 'drizzle-orm';
import { contains, type Filter, oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { matching as matchingAll } from '../../store/matching';
import { merchants, owners } from './table';

/**
 * Searches the merchant's name and number and the owner's name. The owners are selected into an array first, so that all three
 * conditions can use an index.
 */
const search: Filter<string> = {
  ...contains([]),
  condition: placeholder => {
    const text = placeholder as unknown as string;
    return or(
      ilike(merchants.name, text),
      ilike(merchants.number, text),
      sql`${merchants.owner_id} = any(array(select ${owners.id} from ${owners} where ${ilike(owners.name, text)}))`,
    )!;
  },
};

/** The filter set 'merchant' of point 3, and `regions`: the actor's regional scope. */
export const merchantFilters = {
  search,
  region: oneOf(merchants.region_code),
  province: oneOf(merchants.province_code),
  regency: oneOf(merchants.regency_code),
  district: oneOf(merchants.district_code),
  village: oneOf(merchants.village_code),
  type_merchant: oneOf(merchants.type_code),
  stock: oneOf(merchants.stock_level),
  status: oneOf(merchants.status),
  owner_id: oneOf(merchants.owner_id),
  start_date: fromDay(merchants.joined_at),
  end_date: untilDay(merchants.joined_at),
  regions: oneOf(merchants.region_code),
};

/** The filters with their values, as one condition. */
export const matching = (given: Partial<Record<keyof typeof merchantFilters, unknown>>): SQL | undefined =>
  matchingAll(merchantFilters, given);
