import { sql } from 'drizzle-orm';
import { jakartaDay } from '../../../contract/core/days';
import type { PriceStep } from '../../../contract/price/priceChange';
import type { PricePlan } from '../../../contract/price/pricePlan';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Bound } from '../../core/regionScope';
import type { Task } from '../../core/Task';
import type { Db } from '../../db/types';

/** A requested price change, before it is planned. */
export interface PriceRequest {
  kind: 'change' | 'add' | 'excel';
  category: PricedCategory;
  targets: readonly PriceTarget[];
  step?: PriceStep | undefined;
  /** Null: takes effect when applied. */
  valid_from: string | null;
  bad_cells?: PricePlan['bad_cells'];
  notices?: PricePlan['notices'];
  /** The plan made before the transaction, so that other requests need not wait for it. */
  foreseen?: ForeseenPlan;
  /** The cancellable task of a long-running request. */
  task?: Task;
}

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

/** What a plan may do, depending on who requests it. */
export interface PlanScope extends Bound {
  /** Whether it may give an area its first price of a product. */
  mayAdd: boolean;
}

/** A price that a change would set. */
export interface PriceTarget {
  product_id: string;
  province_code: string | null;
  regency_code: string | null;
  /** The new price; null if it is calculated from the old one by a step. */
  amount: number | null;
  /** For targets from an Excel file: the cells of price, product and area. */
  cells?: { price: string | null; product: string; area: string };
}
