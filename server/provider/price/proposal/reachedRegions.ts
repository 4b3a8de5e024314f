import { sql } from 'drizzle-orm';
import type { PricePlan } from '../../../../contract/price/pricePlan';
import type { Tx } from '../../../db/types';
import { texts } from '../priceParts';

/** The sales regions in which a plan sets prices, and whether it sets nationwide ones, as a proposal stores them. */
export async function reachedRegions(
  tx: Tx,
  { rows }: Pick<PricePlan, 'rows'>,
): Promise<{ reach_regions: string[]; is_nationwide: boolean }> {
  const provinces = [...new Set(rows.flatMap(({ province_code }) => province_code ?? []))];
  const { rows: regions } = await tx.execute<{ region_code: string }>(
    sql`select distinct region_code from provinces where code = any(${texts(provinces)})`,
  );
  return {
    reach_regions: regions.map(({ region_code }) => region_code),
    is_nationwide: rows.some(({ province_code }) => province_code === null),
  };
}
