import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/types';
import { texts } from './priceParts';

/** Where prices are set: sales regions, and whether nationwide too. */
export interface Reach {
  reach_regions: string[];
  is_nationwide: boolean;
}

/** Where a change sets prices, as a proposal stores it. */
export async function reachedRegions(tx: Tx, rows: readonly { province_code?: string | null }[]): Promise<Reach> {
  const provinces = [...new Set(rows.flatMap(({ province_code }) => province_code ?? []))];
  const { rows: regions } = await tx.execute<{ region_code: string }>(
    sql`select distinct region_code from provinces where code = any(${texts(provinces)})`,
  );
  return {
    reach_regions: regions.map(({ region_code }) => region_code),
    is_nationwide: rows.some(({ province_code }) => !province_code),
  };
}
