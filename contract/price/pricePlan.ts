import { z } from 'zod';
import { badCells } from '../core/badCell';
import { id, instantOut, rupiah } from '../core/fields';
import { errorCode } from '../core/response';
import { sheetNotices } from '../core/sheetNotices';
import { ceilingKind } from './ceiling';
import { approvalNeed } from './priceApproval';
import { priceBatchKind } from './priceBatchKind';
import { PRICE_LEVELS } from './priceInForce';
import { priceProposal } from './priceProposal';
import { PRICED_CATEGORIES } from './priceRights';

/** Why a price cannot be set. */
const PROBLEMS = ['above_ceiling', 'no_price', 'clash', 'out_of_reach', 'amount'] as const;

/** One row of a plan: old price, new price and its problem, if any. */
const planRow = z.object({
  product_id: id,
  product_name: z.string(),
  province_code: z.string().nullable(),
  regency_code: z.string().nullable(),
  level: z.enum(PRICE_LEVELS),
  area: z.string(),
  /** Price right before the change; null if it is not sold there. */
  old_amount: rupiah.nullable(),
  new_amount: z.int(),
  /** In rupiah, negative if cheaper. */
  difference: z.int().nullable(),
  change_percent: z.number().nullable(),
  ceiling: rupiah.nullable(),
  ceiling_kind: ceilingKind.nullable(),
  /** When the next scheduled price takes over. */
  next_valid_from: instantOut.nullable(),
  /** Source cell of an Excel file. */
  cell: z.string().nullable(),
  problem: z.enum(PROBLEMS).nullable(),
  /** The problem as a message. */
  message: z.string().nullable(),
  error: errorCode.nullable(),
});
export type PlanRow = z.output<typeof planRow>;

/** Plan of a change. Applying it requires its `fingerprint`, so that nobody applies changes they have not seen. */
export const pricePlan = z.object({
  fingerprint: z.string(),
  /** Null for the moment it is applied. */
  valid_from: instantOut.nullable(),
  /** Changed prices, those with problems first. */
  rows: z.array(planRow),
  changed: z.int(),
  /** Number of prices that would stay the same. */
  unchanged: z.int(),
  /** Average change to two decimals, over the prices that had one before. */
  average_percent: z.number().nullable(),
  above_ceiling: z.int(),
  /** The first cells of an Excel file that cannot be read as a price, an area or a product. */
  bad_cells: badCells,
  /** How an Excel file was read: its sheet, and what was passed over. */
  notices: sheetNotices.optional(),
  /** Number of all bad cells and of rows with a problem; nothing is applied until it is 0. */
  problems: z.int(),
  /** Why it needs a second person; null if it is applied at once. */
  approval: approvalNeed.nullable(),
});
export type PricePlan = z.output<typeof pricePlan>;

/** Returns all faults of a spreadsheet's plan by cell: cells that cannot be read, and prices that cannot be set. */
export const faultsOf = ({ bad_cells, rows }: PricePlan): PricePlan['bad_cells'] => [
  ...bad_cells,
  ...rows.flatMap(({ cell, message, error, product_name, area }) =>
    cell && message && error ? [{ cell, message, error, row: `${product_name}, ${area}` }] : [],
  ),
];

/** A batch of prices that were set together. */
export const priceBatch = z.object({
  id,
  category_code: z.enum(PRICED_CATEGORIES),
  kind: priceBatchKind.meta({ title: 'Jenis' }),
  valid_from: instantOut.meta({ title: 'Berlaku mulai' }),
  note: z.string().nullable().meta({ title: 'Catatan' }),
  row_count: z.int().meta({ title: 'Jumlah harga' }),
  /** For a `revert`: the reverted batch. */
  reverts: id.nullable(),
  created_by_name: z.string().nullable().meta({ title: 'Oleh' }),
  /** The second person, if it had to be approved. */
  approved_by_name: z.string().nullable().meta({ title: 'Disetujui oleh' }),
  created_at: instantOut.meta({ title: 'Pada' }),
  reverted_at: instantOut.nullable().meta({ title: 'Dikembalikan pada' }),
  reverted_by_name: z.string().nullable(),
});
export type PriceBatch = z.output<typeof priceBatch>;

/** A dry run returns the plan; a real run returns the batch, or the proposal if the change needs a second person. */
export const priceOutcome = z.object({
  plan: pricePlan.nullable(),
  batch: priceBatch.nullable(),
  proposal: priceProposal.nullable(),
});
export type PriceOutcome = z.output<typeof priceOutcome>;
