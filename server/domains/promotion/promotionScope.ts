import { inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { RegionCode } from '../../../contract/area/region';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import { invalidInput } from '../../core/HttpError';
import { type Bound, reaches } from '../../core/regionScope';
import type { Tx } from '../../db/types';
import { provinces, regencies } from '../area/table';
import { merchants } from '../merchant/table';
import { products } from '../product/table';

interface Chosen {
  region_codes: readonly RegionCode[];
  province_codes: readonly string[];
  regency_codes: readonly string[];
  product_ids: readonly string[];
  merchant_ids: readonly string[];
}

/**
 * Returns the sales regions and provinces of the chosen areas; empty for the whole country.
 *
 * @throws HttpError 422 on the field of an unknown area
 */
export async function reachOf(tx: Tx, { region_codes, province_codes, regency_codes }: Chosen) {
  const all = await tx.select({ code: provinces.code, region_code: provinces.region_code }).from(provinces);
  const regionOf = new Map(all.map(({ code, region_code }) => [code, region_code as RegionCode]));
  if (province_codes.some(code => !regionOf.has(code))) throw notThere('province_codes', 'Provinsi');
  await requireAll(tx, regencies, regencies.code, regency_codes, () => notThere('regency_codes', 'Kabupaten/Kota'));
  const within = [...new Set([...province_codes, ...regency_codes.map(code => code.slice(0, 2))])];
  const reach_regions = [...new Set([...region_codes, ...within.map(code => regionOf.get(code)!)])];
  const ofRegions = all.filter(({ region_code }) => region_codes.includes(region_code as RegionCode));
  return {
    reach_regions: reach_regions.sort(),
    reach_provinces: [...new Set([...within, ...ofRegions.map(({ code }) => code)])].sort(),
  };
}

/**
 * Checks that the chosen products and merchants exist.
 *
 * @throws HttpError 422 on the field of an unknown one, or of a merchant outside the actor's regions
 */
export async function validateGoods(tx: Tx, { product_ids, merchant_ids }: Chosen, actor: Bound): Promise<void> {
  await requireAll(tx, products, products.id, product_ids, () => notThere('product_ids', 'Produk'));
  if (merchant_ids.length === 0) return;
  const found = await tx
    .select({ region_code: merchants.region_code })
    .from(merchants)
    .where(inArray(merchants.id, [...merchant_ids]));
  const own = found.filter(({ region_code }) => reaches(actor, region_code));
  if (own.length < merchant_ids.length) throw notThere('merchant_ids', 'Merchant');
}

async function requireAll(
  tx: Tx,
  table: PgTable,
  key: Parameters<typeof inArray>[0],
  values: readonly string[],
  error: () => Error,
) {
  if (values.length === 0) return;
  const count = await tx.$count(table, inArray(key, [...values]));
  if (count < values.length) throw error();
}

const notThere = (field: keyof Chosen, label: string) =>
  invalidInput({ [field]: promotionErrors.noSuchChoice({ field: label }) });
