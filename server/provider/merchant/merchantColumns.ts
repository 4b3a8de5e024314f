import { sql } from 'drizzle-orm';
import { districts, provinces, regencies, villages } from '../area/table';
import { merchants, owners } from './table';

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
