import { z } from 'zod';
import { badCells } from '../core/badCell';
import { anyText, instantOut } from '../core/fields';
import { flag } from '../core/query';
import { sheetNotices } from '../core/sheetNotices';
import { voucherBatch } from './voucherRecord';
import { voucherStatusName } from './voucherStatus';

/** Query of the Excel upload: the body is the file. */
export const voucherUpload = z.object({
  dry_run: flag.default(true).meta({ title: 'Lihat dahulu' }),
  /** Fingerprint of the dry run, to apply exactly what it showed. */
  fingerprint: anyText(64).nullish().meta({ title: 'Tanda lihat dahulu' }),
});

/** A voucher to be added from a workbook. */
const planRow = z.object({
  /** Row number in the sheet; the heading is 1. */
  row: z.int(),
  /** Null if it is generated when the plan is applied. */
  code: z.string().nullable(),
  quota: z.int(),
  starts_at: instantOut,
  ends_at: instantOut,
  status: voucherStatusName,
  note: z.string().nullable(),
});
export type VoucherPlanRow = z.output<typeof planRow>;

/** What a workbook would add. Applying it requires this `fingerprint`, so that nobody applies what they have not seen. */
const voucherPlan = z.object({
  fingerprint: z.string(),
  rows: z.array(planRow),
  /** The first faulty cells by name (`A7`); nothing is added until there are none. */
  bad_cells: badCells,
  /** How the file was read: its sheet, and what was passed over. */
  notices: sheetNotices.optional(),
  /** Number of all faulty cells. */
  problems: z.int(),
});
export type VoucherPlan = z.output<typeof voucherPlan>;

/** A dry run returns the plan, a real run the batch that was added. */
export const voucherOutcome = z.object({ plan: voucherPlan.nullable(), batch: voucherBatch.nullable() });
export type VoucherOutcome = z.output<typeof voucherOutcome>;
