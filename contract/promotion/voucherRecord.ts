import { z } from 'zod';
import { choice } from '../core/choice';
import { id, instant, instantOut, optionalText, version } from '../core/fields';
import { needed } from '../core/needed';
import { MAX_PROMOTION_QUOTA } from './promotionRecord';
import { typedCode } from './typedCode';
import { MAX_VOUCHER_CODE, VOUCHER_CODE } from './voucherCode';
import { VOUCHER_DECISION_LABELS, voucherStatusName } from './voucherStatus';

/** Maximum number of vouchers in a batch or a file. */
export const MAX_VOUCHER_ROWS = 5_000;
/** Maximum number of vouchers of a promotion. */
export const MAX_VOUCHERS_PER_PROMOTION = 100_000;

const code = typedCode(MAX_VOUCHER_CODE, VOUCHER_CODE).meta({ title: 'Kode voucher' });
const moment = instant.nullish().transform(value => value ?? null);

const terms = {
  /** Number of times it can be used. */
  quota: z.int().min(1).max(MAX_PROMOTION_QUOTA).default(1).meta({ title: 'Kuota' }),
  /** The promotion's period by default. */
  starts_at: moment.meta({ title: 'Mulai berlaku' }),
  ends_at: moment.meta({ title: 'Berakhir' }),
  note: optionalText(200).meta({ title: 'Catatan' }),
};
/** Whether to submit it for approval at once instead of leaving it a draft. */
const submit = z.boolean().default(false).meta({ title: 'Ajukan persetujuan' });

/** The server generates a code if none is given. */
export const voucherInput = z.object({ code, ...terms, submit });
export const voucherUpdate = z.object({ code, ...terms, version });
export const voucherBatchInput = z.object({
  count: z.int().min(1).max(MAX_VOUCHER_ROWS).meta({ title: 'Jumlah voucher' }),
  ...terms,
  submit,
});

export const voucher = z.object({
  id: needed(id),
  promotion_id: id,
  promotion_title: z.string().meta({ title: 'Promo' }),
  code: needed(z.string().meta({ title: 'Kode voucher' })),
  status: needed(voucherStatusName.meta({ title: 'Status' })),
  /** The stored decision; `status` is derived from it, the period and the quota. */
  decision: choice(VOUCHER_DECISION_LABELS).meta({ title: 'Keputusan' }),
  quota: z.int().meta({ title: 'Kuota' }),
  used: z.int().meta({ title: 'Terpakai' }),
  starts_at: instantOut.meta({ title: 'Mulai berlaku' }),
  ends_at: instantOut.meta({ title: 'Berakhir' }),
  note: z.string().nullable().meta({ title: 'Catatan' }),
  /** The batch in which it was added. */
  batch_id: id.nullable(),
  created_by_name: z.string().nullable().meta({ title: 'Dibuat oleh' }),
  version,
  created_at: instantOut.meta({ title: 'Dibuat' }),
  updated_at: instantOut.meta({ title: 'Diubah' }),
});
export type Voucher = z.output<typeof voucher>;

export const VOUCHER_BATCH_KINDS = { generated: 'Dibuat bersama', excel: 'Unggahan Excel' } as const;

/** A batch of vouchers. */
export const voucherBatch = z.object({
  id,
  promotion_id: id,
  kind: choice(VOUCHER_BATCH_KINDS),
  count: z.int(),
  note: z.string().nullable(),
  created_at: instantOut,
});
export type VoucherBatch = z.output<typeof voucherBatch>;

/** Vouchers that can be approved together. Approving them requires this `fingerprint`, which changes with their terms. */
export const waitingVouchers = z.object({ count: z.int(), fingerprint: z.string() });
