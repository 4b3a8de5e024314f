import type { RegionCode } from '../../../../contract/area/region';
import type { CategoryCode } from '../../../../contract/product';
import { needsApproval } from '../../../../contract/promotion/promotionBudget';
import type { PromotionKind } from '../../../../contract/promotion/promotionKind';
import type { PromotionApproval } from '../../../../contract/promotion/promotionState';
import { endOfDay, startOfDay } from '../../../seed/jakartaDay';
import { readCsv } from '../../../seed/readCsv';
import { stableId } from '../../../store/stableId';
import type { promotions } from '../table';

export type PromotionRow = typeof promotions.$inferInsert & { id: string; used: number };

const HOUR_MS = 3_600_000;
/** Days between a promotion's creation and its start. */
const DAYS_AHEAD = 9;

const split = <Value extends string>(list: string) => list.split('|').filter(Boolean) as Value[];

interface Span {
  /** Days relative to the demo's first start. */
  from: number;
  until: number;
}

/** A promotion by the marketing account. Of those that need approval, finance approved the ones that began and rejected inactive ones. */
function row(
  now: Date,
  code: string,
  span: Span,
  terms: Omit<PromotionRow, 'id' | 'used' | 'code' | 'starts_at' | 'ends_at' | 'approval'>,
): PromotionRow {
  const author = stableId('account', 'marketing');
  const written = new Date(Math.min(startOfDay(now, span.from - DAYS_AHEAD).getTime() + 10 * HOUR_MS, now.getTime()));
  const approval = approvalOf(terms, span);
  return {
    ...terms,
    id: stableId('promotion', code),
    code,
    starts_at: startOfDay(now, span.from).toISOString(),
    ends_at: endOfDay(now, span.until).toISOString(),
    used: 0,
    approval,
    ...(NOTES[approval] && {
      decided_by: stableId('account', 'keuangan'),
      decided_at: new Date(Math.min(written.getTime() + 26 * HOUR_MS, now.getTime())).toISOString(),
      decision_note: NOTES[approval],
    }),
    created_by: author,
    submitted_by: author,
    updated_by: author,
    created_at: written.toISOString(),
    updated_at: written.toISOString(),
  };
}

const NOTES: Partial<Record<PromotionApproval, string>> = {
  approved: 'Sesuai anggaran triwulan',
  rejected: 'Melebihi anggaran triwulan. Turunkan kuota atau potongannya.',
};

function approvalOf(terms: Pick<PromotionRow, 'quota' | 'max_discount' | 'is_active'>, { from }: Span) {
  if (!needsApproval(terms)) return 'not_needed';
  if (terms.is_active === false) return 'rejected';
  return from <= 0 ? 'approved' : 'waiting';
}

/** Returns the demo's regional promotions, relative to the day of the first start. */
export function regionalPromotions(now: Date, reachOf: (regions: readonly RegionCode[]) => string[]): PromotionRow[] {
  const file = new URL('./promotions.csv', import.meta.url);
  return readCsv(file).map(line => {
    const { code, title, description, region_codes, terms } = line as Record<string, string> &
      Record<'code' | 'title' | 'description' | 'region_codes' | 'terms', string>;
    const number = (name: string) => Number(line[name]);
    const regions = split<RegionCode>(region_codes);
    const from = number('start_offset_days');
    return row(
      now,
      code,
      { from, until: from + number('duration_days') },
      {
        title,
        description,
        kind: line.kind as PromotionKind,
        value: number('value'),
        buy_quantity: line.buy_quantity ? number('buy_quantity') : null,
        region_codes: regions,
        reach_regions: [...regions].sort(),
        reach_provinces: reachOf(regions),
        category_codes: split<CategoryCode>(line.category_codes!),
        product_ids: split(line.product_codes!).map(product => stableId('product', product)),
        weekdays: split(line.weekdays!).map(Number),
        from_time: line.from_time || null,
        until_time: line.until_time || null,
        quota: number('quota'),
        min_purchase: number('min_purchase'),
        max_discount: number('max_discount'),
        max_uses_per_customer: number('max_uses'),
        terms,
        is_active: line.is_active === 'true',
      },
    );
  });
}

/** Minimum price of the goods for a discount in the demo orders. */
const SHIPPING_FROM = 50_000;

/**
 * Returns the nationwide promotions behind the demo orders' discounts, all on the shipping cost. The first is split in two by date, so
 * that one of them has ended.
 *
 * @param days age of the oldest order in days
 */
export function shippingPromotions(now: Date, days: number, quota: number): PromotionRow[] {
  const half = -Math.ceil(days / 2);
  const spans: [code: string, title: string, value: number, span: Span][] = [
    ['ONGKIRAWAL', 'Ongkir Hemat Awal', 5_000, { from: -days - 1, until: half - 1 }],
    ['ONGKIR5', 'Ongkir Hemat Lima Ribu', 5_000, { from: half, until: 45 }],
    ['ONGKIR7', 'Ongkir Hemat Tujuh Setengah Ribu', 7_500, { from: -days - 1, until: 30 }],
    ['ONGKIR10', 'Ongkir Hemat Sepuluh Ribu', 10_000, { from: -days - 1, until: 60 }],
  ];
  return spans.map(([code, title, value, span]) =>
    row(now, code, span, {
      title,
      description: `Potongan ongkos kirim sampai Rp${value.toLocaleString('id-ID')} di seluruh Indonesia`,
      kind: 'free_shipping',
      value,
      region_codes: [],
      quota,
      min_purchase: SHIPPING_FROM,
      max_discount: value,
      max_uses_per_customer: 1_000,
      terms: 'Berlaku untuk semua barang dengan belanja paling sedikit Rp50.000.',
    }),
  );
}
