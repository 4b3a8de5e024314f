import { ilike, or, type SQL, sql } from 'drizzle-orm';
import { contains, type Filter, oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { matching as matchingAll } from '../../store/matching';
import { merchants, owners } from './table';

/**
 * The text in the name or number of a merchant or in its owner's name. The owners are found first, as an array, so that all three are
 * looked up in an index.
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

/** The filter set 'merchant' of point 3, and `regions`: the sales regions that the reader is bound to. */
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

/** The filters as one condition with their values in it. */
export const matching = (given: Partial<Record<keyof typeof merchantFilters, unknown>>): SQL | undefined =>
  matchingAll(merchantFilters, given);
