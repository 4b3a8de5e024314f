import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/types';
import { texts } from './priceParts';

/** Where prices are set: the sales regions, and whether also nationwide. */
export interface Reach {
  reach_regions: string[];
  is_nationwide: boolean;
}

/** Returns where a change sets prices, in the form that a proposal stores. */
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
