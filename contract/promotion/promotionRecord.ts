import { z } from 'zod';
import { provinceCode, regencyCode } from '../area/areaCodes';
import { regionCode } from '../area/region';
import { choice } from '../core/choice';
import {
  anyText,
  id,
  instant,
  instantOut,
  optionalText,
  reference,
  rupiah,
  text,
  trimmedText,
  version,
} from '../core/fields';
import { needed, orUnknown, otherwise } from '../core/needed';
import { now } from '../core/now';
import { CATEGORIES } from '../product';
import { promotionKind } from './promotionKind';
import { type PromotionState, promotionApproval, promotionState, promotionStateName } from './promotionState';
import { typedCode } from './typedCode';
import { MAX_PROMOTION_CODE, PROMOTION_CODE } from './voucherCode';
import { weekday } from './weekday';

const MOST_IN_LIST = 100;
export const MAX_PROMOTION_QUOTA = 10_000_000;

const many = <Item extends z.ZodType>(item: Item, most = MOST_IN_LIST) =>
  z
    .array(item)
    .max(most)
    .default([])
    .transform(items => [...new Set(items)]);
const orNull = <Item extends z.ZodType>(item: Item) => z.preprocess(value => value || null, item.nullable());
const clockTime = anyText(5).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const writable = {
  title: text(80).meta({ title: 'Judul' }),
  description: optionalText(300).meta({ title: 'Keterangan' }),
  kind: promotionKind.meta({ title: 'Jenis' }),
  /** Percent, rupiah, points or free units, depending on the kind. */
  value: z.int().min(1).max(1_000_000_000).meta({ title: 'Nilai' }),
  /** For `buy_x_get_y`: number of units to pay for. */
  buy_quantity: orNull(z.int().min(1).max(1_000)).meta({ title: 'Jumlah beli' }),
  /** Without any region, province or regency, the whole country. */
  region_codes: many(regionCode).meta({ title: 'Wilayah' }),
  province_codes: many(provinceCode).meta({ title: 'Provinsi' }),
  regency_codes: many(regencyCode, 600).meta({ title: 'Kabupaten/Kota' }),
  category_codes: many(choice(CATEGORIES)).meta({ title: 'Kategori' }),
  product_ids: many(id).meta({ title: 'Produk' }),
  merchant_ids: many(id, 1_000).meta({ title: 'Merchant' }),
  /** Every day if empty. */
  weekdays: many(weekday).meta({ title: 'Hari' }),
  /** `06:00`, in Jakarta. */
  from_time: orNull(clockTime).meta({ title: 'Mulai pukul' }),
  until_time: orNull(clockTime).meta({ title: 'Sampai pukul' }),
  starts_at: instant.meta({ title: 'Mulai' }),
  ends_at: instant.meta({ title: 'Selesai' }),
  quota: z.int().min(1).max(MAX_PROMOTION_QUOTA).meta({ title: 'Kuota' }),
  min_purchase: rupiah.max(1_000_000_000).default(0).meta({ title: 'Belanja minimal', kind: 'money' }),
  /** Maximum discount per order; the budget is this times the quota. */
  max_discount: rupiah.min(1).max(100_000_000).meta({ title: 'Potongan paling banyak', kind: 'money' }),
  max_uses_per_customer: z.int().min(1).max(1_000).default(1).meta({ title: 'Pemakaian per pelanggan' }),
  terms: optionalText(1_000).meta({ title: 'Ketentuan' }),
  is_active: z.boolean().default(true).meta({ title: 'Aktif' }),
};

const code = typedCode(MAX_PROMOTION_CODE, PROMOTION_CODE).meta({ title: 'Kode' });

interface Checked {
  kind: z.output<typeof promotionKind>;
  value: number;
  buy_quantity: number | null;
  product_ids: readonly string[];
  from_time: string | null;
  until_time: string | null;
  starts_at: string;
  ends_at: string;
}

/** Checks rules that involve several fields. */
function checkTogether(value: Checked, context: z.core.$RefinementCtx) {
  const fault = (field: keyof Checked, rule: string, length?: number) =>
    context.addIssue({ code: 'custom', path: [field], input: value[field], params: { rule, length } });
  const { kind, from_time, until_time } = value;
  if (value.ends_at <= value.starts_at) fault('ends_at', 'after');
  if ((kind === 'percent_discount' || kind === 'flash_sale') && value.value > 100) fault('value', 'max_value', 100);
  if (kind === 'buy_x_get_y' && value.buy_quantity === null) fault('buy_quantity', 'required');
  if (kind === 'bundle_price' && value.product_ids.length < 2) fault('product_ids', 'min_value', 2);
  if ((from_time === null) !== (until_time === null))
    fault(from_time === null ? 'from_time' : 'until_time', 'required');
  else if (from_time !== null && until_time !== null && until_time <= from_time) fault('until_time', 'after');
}

/** The server generates a code if none is given. */
export const promotionInput = z.object({ code, ...writable }).superRefine(checkTogether);
export const promotionUpdate = z.object({ code, ...writable, version }).superRefine(checkTogether);

/** The state of a provider's promotion, if everything that decides it is known. */
function stateFrom(given: Readonly<Record<string, unknown>>): PromotionState | undefined {
  const { is_active, approval, starts_at, ends_at, used, quota } = given;
  if (is_active === false) return 'inactive';
  if (typeof ends_at !== 'string') return undefined;
  if (ends_at <= new Date(now()).toISOString()) return 'ended';
  const isKnown = typeof approval === 'string' && typeof starts_at === 'string' && [used, quota].every(Number.isFinite);
  return isKnown ? promotionState(given as unknown as Parameters<typeof promotionState>[0]) : undefined;
}

/** A promotion in a list. */
export const promotion = z.object({
  id: needed(id),
  code: z.string().meta({ title: 'Kode', unique: true }),
  ...writable,
  title: needed(writable.title),
  is_active: needed(writable.is_active),
  description: z.string().nullable().meta({ title: 'Keterangan' }),
  buy_quantity: z.int().nullable().meta({ title: 'Jumlah beli' }),
  region_codes: z.array(regionCode).meta({ title: 'Wilayah' }),
  province_codes: z.array(provinceCode).meta({ title: 'Provinsi' }),
  regency_codes: z.array(regencyCode).meta({ title: 'Kabupaten/Kota' }),
  category_codes: z.array(choice(CATEGORIES)).meta({ title: 'Kategori' }),
  product_ids: z.array(reference('product')).meta({ title: 'Produk' }),
  merchant_ids: z.array(reference('merchant')).meta({ title: 'Merchant' }),
  weekdays: z.array(weekday).meta({ title: 'Hari' }),
  from_time: z.string().nullable().meta({ title: 'Mulai pukul' }),
  until_time: z.string().nullable().meta({ title: 'Sampai pukul' }),
  starts_at: orUnknown(instantOut.meta({ title: 'Mulai' })),
  ends_at: orUnknown(instantOut.meta({ title: 'Selesai' })),
  terms: z.string().nullable().meta({ title: 'Ketentuan' }),
  /** Sales regions of its areas; empty for the whole country. Users bound to regions can change it if it runs in no others. */
  reach_regions: z.array(regionCode).meta({ title: 'Wilayah yang dijangkau' }),
  /** Names of its areas: `JBB, Bali`. */
  area: z.string().meta({ title: 'Area' }),
  state: otherwise(promotionStateName.meta({ title: 'Status' }), stateFrom),
  approval: promotionApproval.meta({ title: 'Persetujuan' }),
  /** Maximum cost: quota times ceiling. */
  budget: orUnknown(z.int().meta({ title: 'Anggaran', kind: 'money' })),
  /** Uses, without released ones, and the remaining quota. */
  used: orUnknown(z.int().meta({ title: 'Terpakai' })),
  left: otherwise(z.int().meta({ title: 'Sisa kuota' }), ({ quota, used }) =>
    typeof quota === 'number' && typeof used === 'number' ? quota - used : undefined,
  ),
  created_by_name: z.string().nullable().meta({ title: 'Dibuat oleh' }),
  version,
  created_at: orUnknown(instantOut.meta({ title: 'Dibuat' })),
  updated_at: orUnknown(instantOut.meta({ title: 'Diubah' })),
});
export type Promotion = z.output<typeof promotion>;

const named = z.object({ id: z.string(), name: z.string() });

/** A promotion with its figures, and the names of its areas, products and merchants. */
export const promotionDetail = promotion.extend({
  products: z.array(named),
  merchants: z.array(named),
  provinces: z.array(named),
  regencies: z.array(named),
  /** In the reader's regions; the quota, `used` and `left` are of the promotion as a whole. */
  figures: z.object({
    /** Orders that used it, excluding released uses. */
    orders: orUnknown(z.int()),
    customers: orUnknown(z.int()),
    /** Total discount in whole rupiah. */
    discount: orUnknown(z.int()),
    points: orUnknown(z.int()),
    /** Uses that were released because the order was cancelled. */
    released: orUnknown(z.int()),
    vouchers: orUnknown(z.int()),
  }),
  /** The decision about its budget. */
  decided_by_name: z.string().nullable(),
  decided_at: instantOut.nullable(),
  decision_note: z.string().nullable(),
  /** Whether the reader may approve or reject it now. */
  may_decide: orUnknown(z.boolean()),
  /** Whether it was never used, and so can be deleted. */
  may_delete: orUnknown(z.boolean()),
});
export type PromotionDetail = z.output<typeof promotionDetail>;

/** A product that a promotion can be limited to. */
export const promotedProduct = z.object({ id, name: z.string(), category_code: choice(CATEGORIES) });

/** An order's use of a promotion. */
export const promotionUse = z.object({
  id,
  order_id: id.meta({ title: 'Pesanan' }),
  order_number: z.string().meta({ title: 'Nomor pesanan' }),
  voucher_code: z.string().nullable().meta({ title: 'Voucher' }),
  discount: orUnknown(z.int().meta({ title: 'Potongan', kind: 'money' })),
  points: orUnknown(z.int().meta({ title: 'Poin' })),
  used_at: orUnknown(instantOut.meta({ title: 'Dipakai pada' })),
  released_at: instantOut.nullable().meta({ title: 'Dikembalikan pada' }),
});
export type PromotionUse = z.output<typeof promotionUse>;

export const promotionDecision = z.object({
  approved: z.boolean().meta({ title: 'Disetujui' }),
  note: optionalText(300).meta({ title: 'Catatan' }),
  version,
});
export const CODE_PREFIX = trimmedText(12)
  .toUpperCase()
  .regex(/^[A-Z0-9]*$/);
