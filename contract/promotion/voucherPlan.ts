import { z } from 'zod';
import { badCell } from '../core/badCell';
import { instantOut } from '../core/fields';
import { flag } from '../core/query';
import { voucherBatch } from './voucherRecord';
import { voucherStatusName } from './voucherStatus';

/** Query of the Excel upload: the body is the file. */
export const voucherUpload = z.object({
  dry_run: flag.default(true).meta({ title: 'Uji coba' }),
  /** The dry run's, to apply what it showed. */
  fingerprint: z.string().max(64).nullish().meta({ title: 'Tanda uji coba' }),
});

/** A voucher that a workbook asks for. */
const planRow = z.object({
  /** Of the sheet, the heading being 1. */
  row: z.int(),
  /** Null: given when it is applied. */
  code: z.string().nullable(),
  quota: z.int(),
  starts_at: instantOut,
  ends_at: instantOut,
  status: voucherStatusName,
  note: z.string().nullable(),
});
export type VoucherPlanRow = z.output<typeof planRow>;

/** What a workbook would add. It is applied only with this `fingerprint`, so that nobody applies what they have not seen. */
const voucherPlan = z.object({
  fingerprint: z.string(),
  rows: z.array(planRow),
  /** Cells that stand against it by name (`A7`): nothing is added until there are none. */
  bad_cells: z.array(badCell),
  problems: z.int(),
});
export type VoucherPlan = z.output<typeof voucherPlan>;

/** A dry run answers the plan, the real one what was added. */
export const voucherOutcome = z.object({ plan: voucherPlan.nullable(), batch: voucherBatch.nullable() });
export type VoucherOutcome = z.output<typeof voucherOutcome>;
