import { or, type SQL, sql } from 'drizzle-orm';
import { crudStore } from '../../store/crudStore';
import { fromDay, matching as matchingAll, oneOf, untilDay } from '../../store/filters';
import { searching } from '../../store/searching';
import { districts, provinces, regencies, villages } from '../area/table';
import { merchant_counts, merchants, owners } from './table';

/** Searches the merchant's name, number and phone, and the owner's name and phone. */
const search = searching(({ text, phone }) => [
  text(merchants.name),
  text(merchants.number),
  phone(merchants.phone),
  sql`${merchants.owner_id} = any(array(select ${owners.id} from ${owners} where ${or(text(owners.name), phone(owners.phone))}))`,
]);

/** The filter set 'merchant' of point 3, and `regions`: the actor's regional scope. */
const merchantFilters = {
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

/** The columns of merchant lists. The names of areas and owner are looked up by key, in the same statement. */
export const merchantColumns = {
  id: merchants.id,
  number: merchants.number,
  name: merchants.name,
  type_code: merchants.type_code,
  status: merchants.status,
  owner_id: merchants.owner_id,
  owner_name: sql<string>`(select ${owners.name} from ${owners} where ${owners.id} = ${merchants.owner_id})`,
  phone: merchants.phone,
  email: merchants.email,
  address: merchants.address,
  village: sql<string>`(select ${villages.name} from ${villages} where ${villages.code} = ${merchants.village_code})`,
  district: sql<string>`(select ${districts.name} from ${districts} where ${districts.code} = ${merchants.district_code})`,
  regency: sql<string>`(select ${regencies.name} from ${regencies} where ${regencies.code} = ${merchants.regency_code})`,
  province: sql<string>`(select ${provinces.name} from ${provinces} where ${provinces.code} = ${merchants.province_code})`,
  region_code: merchants.region_code,
  latitude: merchants.latitude,
  longitude: merchants.longitude,
  stock_level: merchants.stock_level,
  joined_at: merchants.joined_at,
  updated_at: merchants.updated_at,
};

/** The columns of merchants shown on a map. */
export const pointColumns = {
  id: merchants.id,
  number: merchants.number,
  name: merchants.name,
  type_code: merchants.type_code,
  status: merchants.status,
  stock_level: merchants.stock_level,
  latitude: merchants.latitude,
  longitude: merchants.longitude,
};

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
