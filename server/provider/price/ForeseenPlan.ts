import { sql } from 'drizzle-orm';
import { jakartaDay } from '../../../contract/core/days';
import type { PricePlan } from '../../../contract/price/pricePlan';
import type { Db } from '../../db/types';

/** A plan made before the transaction that uses it. */
export interface ForeseenPlan {
  plan: PricePlan;
  /** The instant for which it was made. */
  at: string;
  stamp: string;
}

/** The tables on which plans depend. */
const SOURCES = ['prices', 'price_ceilings', 'products', 'provinces', 'regencies'];

/**
 * Returns a fingerprint of the rows on which plans depend; it changes with every insert, update or delete. Cheap compared to
 * planning thousands of prices.
 */
export async function stampOfPrices(db: Db): Promise<string> {
  const parts = SOURCES.map(
    table => sql`(select count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) from ${sql.identifier(table)})`,
  );
  const { rows } = await db.execute<{ stamp: string }>(
    sql`select concat_ws(' ', ${sql.join(parts, sql`, `)}) as stamp`,
  );
  return rows[0]!.stamp;
}

/** Whether a plan still holds at a later (or the same) instant: no row has changed, and no price or ceiling has taken effect in between. */
export async function isStillSo(db: Db, { at, stamp }: ForeseenPlan, moment: string): Promise<boolean> {
  if (stamp !== (await stampOfPrices(db))) return false;
  if (at === moment) return true;
  if (jakartaDay(new Date(at)) !== jakartaDay(new Date(moment))) return false;
  const { rows } = await db.execute(
    sql`select 1 from prices where valid_from between ${at}::timestamptz and ${moment}::timestamptz limit 1`,
  );
  return rows.length === 0;
}
