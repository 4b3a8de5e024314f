import { z } from 'zod';
import { errorCode } from '../core/answer';
import { id, instantOut, rupiah } from '../core/fields';
import { ceilingKind } from './ceiling';
import { priceBatchKind } from './priceBatchKind';
import { PRICE_LEVELS } from './priceInForce';
import { PRICED_CATEGORIES } from './priceRights';

/** Why a price cannot be set. */
const PROBLEMS = ['above_ceiling', 'no_price', 'clash', 'out_of_reach', 'amount'] as const;

/** One price of a plan: the old price, the new price, and the problem with it. */
const planRow = z.object({
  product_id: id,
  product_name: z.string(),
  province_code: z.string().nullable(),
  regency_code: z.string().nullable(),
  level: z.enum(PRICE_LEVELS),
  area: z.string(),
  /** What it costs there right before; null where it is not sold there. */
  old_amount: rupiah.nullable(),
  new_amount: z.int(),
  /** Rupiah, below 0 cheaper. */
  difference: z.int().nullable(),
  change_percent: z.number().nullable(),
  ceiling: rupiah.nullable(),
  ceiling_kind: ceilingKind.nullable(),
  /** From when a later price that was set already takes its place. */
  next_valid_from: instantOut.nullable(),
  /** Of an Excel file: the cell that it comes from. */
  cell: z.string().nullable(),
  problem: z.enum(PROBLEMS).nullable(),
  /** The problem as a sentence. */
  message: z.string().nullable(),
  error: errorCode.nullable(),
});
export type PlanRow = z.output<typeof planRow>;

/** What a change would do. It is applied only with this `fingerprint`, so that nobody applies what they have not seen. */
export const pricePlan = z.object({
  fingerprint: z.string(),
  /** Null: from the moment it is applied. */
  valid_from: instantOut.nullable(),
  /** Prices that change, those with problems first. */
  rows: z.array(planRow),
  changed: z.int(),
  /** Prices that are that already. */
  unchanged: z.int(),
  /** Of those that change and had a price, to two places. */
  average_percent: z.number().nullable(),
  above_ceiling: z.int(),
  /** Cells of an Excel file that cannot be read as a price, an area or a product. */
  bad_cells: z.array(z.object({ cell: z.string(), message: z.string(), error: errorCode })),
  /** Rows with a problem and bad cells: nothing is applied until there are none. */
  problems: z.int(),
});
export type PricePlan = z.output<typeof pricePlan>;

/** Prices that were set together. */
export const priceBatch = z.object({
  id,
  category_code: z.enum(PRICED_CATEGORIES),
  kind: priceBatchKind.meta({ title: 'Jenis' }),
  valid_from: instantOut.meta({ title: 'Berlaku mulai' }),
  note: z.string().nullable().meta({ title: 'Catatan' }),
  row_count: z.int().meta({ title: 'Jumlah harga' }),
  /** Of a `revert`: the batch that it undid. */
  reverts: id.nullable(),
  created_by_name: z.string().nullable().meta({ title: 'Oleh' }),
  created_at: instantOut.meta({ title: 'Pada' }),
  reverted_at: instantOut.nullable().meta({ title: 'Dikembalikan pada' }),
  reverted_by_name: z.string().nullable(),
});
export type PriceBatch = z.output<typeof priceBatch>;

/** A dry run answers the plan, the real one what was set. */
export const priceOutcome = z.object({ plan: pricePlan.nullable(), batch: priceBatch.nullable() });
export type PriceOutcome = z.output<typeof priceOutcome>;
