import { or, type SQL, sql } from 'drizzle-orm';
import { oneOf } from '../../store/filters';
import { fromDay, untilDay } from '../../store/jakartaDays';
import { matching as matchingAll } from '../../store/matching';
import { searching } from '../../store/searching';
import { merchants, owners } from './table';

/** Searches the merchant's name, number and phone, and the owner's name and phone. */
const search = searching(({ text, phone }) => [
  text(merchants.name),
  text(merchants.number),
  phone(merchants.phone),
  sql`${merchants.owner_id} = any(array(select ${owners.id} from ${owners} where ${or(text(owners.name), phone(owners.phone))}))`,
]);

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

/** Combines the given filter values into one condition. */
export const matching = (given: Partial<Record<keyof typeof merchantFilters, unknown>>): SQL | undefined =>
  matchingAll(merchantFilters, given);
