import { sql } from 'drizzle-orm';
import type { RegionCode } from '../../../../contract/area/region';
import { PROMOTION_KIND_FACTS } from '../../../../contract/promotion/promotionKind';
import { CODE_ALPHABET, CODE_LENGTH } from '../../../../contract/promotion/voucherCode';
import type { VoucherDecision } from '../../../../contract/promotion/voucherStatus';
import { bulkInsert } from '../../../db/bulkInsert';
import type { Tx } from '../../../db/types';
import type { DemoContext } from '../../../seed/DemoData';
import { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import { provinces } from '../../area/table';
import { orders } from '../../order/table';
import { promotion_uses, promotions, voucher_batches, vouchers } from '../table';
import { type PromotionRow, regionalPromotions, shippingPromotions } from './demoPromotions';

type Use = typeof promotion_uses.$inferInsert;

/** Statuses of cancelled orders, whose uses were released. */
const NOTHING = ['cancelled', 'expired', 'refunded', 'refund_in_process', 'rejected_by_merchant'];
const DAY_MS = 86_400_000;
const TURBO = 'TURBOPOIN';

interface Discounted extends Record<string, unknown> {
  id: string;
  number: string;
  region_code: RegionCode;
  customer_id: string;
  discount: number;
  placed_at: string;
  released_at: string | null;
}

/**
 * Seeds promotions with their vouchers, and their uses by the demo orders: each discounted order used the promotion that gives exactly
 * that discount, orders of Pertamax Turbo the one that gives points. Depends on the orders.
 */
export async function seedPromotions({ tx, now }: Pick<DemoContext, 'tx' | 'now'>): Promise<void> {
  const all = await tx.select({ code: provinces.code, region_code: provinces.region_code }).from(provinces);
  const reachOf = (regions: readonly RegionCode[]) =>
    all.flatMap(({ code, region_code }) => (regions.includes(region_code as RegionCode) ? [code] : [])).sort();
  const regional = regionalPromotions(now, reachOf);
  const discounted = await discountedOrders(tx);
  const first = discounted[0] ? Date.parse(discounted[0].placed_at) : now.getTime();
  const days = Math.ceil((now.getTime() - first) / DAY_MS) + 1;
  const shipping = shippingPromotions(now, days, Math.max(5_000, 1_000 * Math.ceil(discounted.length / 800)));
  const turbo = regional.find(({ code }) => code === TURBO)!;
  const uses = [
    ...discounted.map(order => useOf(order, promotionOf(order, shipping), { shipping_discount: order.discount })),
    ...(await turboOrders(tx, turbo)).map(order => useOf(order, turbo, { points: turbo.value })),
  ];
  const promoted = [...regional, ...shipping];
  for (const promotion of promoted) promotion.used = countStanding(uses, promotion.id);
  // one promotion whose quota is used up
  const full = shipping.find(({ code }) => code === 'ONGKIR7')!;
  if (full.used > 0) full.quota = full.used;
  const { batches, rows } = demoVouchers(promoted, new SeededRandom(11));
  for (const voucher of rows) {
    const promotion = shipping.find(({ id, code }) => id === voucher.promotion_id && code === voucher.code);
    if (promotion) voucher.used = promotion.used;
  }
  await tx.insert(promotions).values(promoted);
  await tx.insert(voucher_batches).values(batches);
  await bulkInsert(tx, vouchers, rows);
  await bulkInsert(tx, promotion_uses, uses);
}

async function discountedOrders(tx: Tx): Promise<Discounted[]> {
  const { rows } = await tx.execute<Discounted>(
    sql`${columns} from ${orders} o where o.discount > 0 order by o.placed_at, o.id`,
  );
  return rows.map(order => ({ ...order, discount: Number(order.discount) }));
}

/** Returns orders with enough Pertamax Turbo to earn points, at most as many per customer as the promotion allows. */
async function turboOrders(
  tx: Tx,
  { product_ids, region_codes, starts_at, ends_at, min_purchase, max_uses_per_customer }: PromotionRow,
): Promise<Discounted[]> {
  const { rows } = await tx.execute<Discounted & { turn: number | string }>(sql`select * from (
    ${columns}, row_number() over (partition by o.customer_id order by o.placed_at, o.id) as turn from ${orders} o
    where o.region_code = ${region_codes![0]} and o.placed_at >= ${starts_at} and o.placed_at < ${ends_at} and exists (
      select 1 from order_items i where i.order_id = o.id and i.product_id = ${product_ids![0]} and i.amount >= ${min_purchase})
    ) as bought where turn <= ${max_uses_per_customer} order by placed_at, id`);
  return rows;
}

const columns = sql`select o.id, o.number, o.region_code, o.customer_id, o.discount, to_json(o.placed_at) #>> '{}' as placed_at,
  case when o.status = any(${sql.param(NOTHING)}::text[]) then to_json(o.status_since) #>> '{}' end as released_at`;

/** The promotion that gives the order's discount: its value, or the whole shipping cost if that is less. */
const promotionOf = ({ discount, placed_at }: Discounted, shipping: readonly PromotionRow[]): PromotionRow =>
  shipping.find(({ value, starts_at, ends_at }) => value >= discount && isDuring(placed_at, starts_at, ends_at))!;

const isDuring = (at: string, from: string, until: string) =>
  Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(until);

const useOf = (
  { id, number, region_code, customer_id, placed_at, released_at }: Discounted,
  promotion: PromotionRow,
  benefit: Partial<Pick<Use, 'shipping_discount' | 'points'>>,
): Use => ({
  id: stableId('promotion_use', `${promotion.code}/${number}`),
  promotion_id: promotion.id,
  voucher_id: promotion.kind === 'free_shipping' ? stableId('voucher', promotion.code) : null,
  order_id: id,
  order_number: number,
  region_code,
  customer_id,
  goods_discount: 0,
  shipping_discount: 0,
  points: 0,
  ...benefit,
  used_at: new Date(placed_at).toISOString(),
  released_at: released_at && new Date(released_at).toISOString(),
});

const countStanding = (uses: readonly Use[], promotionId: string) =>
  uses.filter(({ promotion_id, released_at }) => promotion_id === promotionId && !released_at).length;

type Voucher = typeof vouchers.$inferInsert;
type Batch = typeof voucher_batches.$inferInsert;

const SINGLE = 24;
/** Decisions on a promotion's single-use vouchers. */
const DECISIONS: readonly VoucherDecision[] = [
  ...Array.from({ length: 16 }, () => 'active' as const),
  ...Array.from({ length: 3 }, () => 'awaiting_approval' as const),
  ...Array.from({ length: 3 }, () => 'draft' as const),
  'paused',
  'revoked',
];

/** Returns one shared voucher per promotion, with the promotion's code, and for regional ones also a batch of single-use vouchers. */
function demoVouchers(
  promotions: readonly PromotionRow[],
  random: SeededRandom,
): { batches: Batch[]; rows: Voucher[] } {
  const withVouchers = promotions.filter(({ kind }) => PROMOTION_KIND_FACTS[kind].needsVoucher);
  const regional = withVouchers.filter(({ region_codes }) => region_codes!.length > 0);
  const batches = regional.map(({ id, code, created_by, created_at }) => ({
    id: stableId('voucher_batch', code),
    promotion_id: id,
    kind: 'generated' as const,
    count: SINGLE,
    note: 'Voucher untuk pelanggan terpilih',
    created_by: created_by ?? null,
    created_at: created_at!,
  }));
  const shared = (
    promotion: PromotionRow,
    name: string,
    more: Pick<Voucher, 'code' | 'decision' | 'quota' | 'batch_id'>,
  ): Voucher => ({
    id: stableId('voucher', name),
    promotion_id: promotion.id,
    starts_at: promotion.starts_at,
    ends_at: promotion.ends_at,
    used: 0,
    submitted_by: promotion.created_by ?? null,
    created_by: promotion.created_by ?? null,
    created_at: promotion.created_at!,
    updated_at: promotion.updated_at!,
    ...more,
  });
  return {
    batches,
    rows: [
      ...withVouchers.map(promotion =>
        shared(promotion, promotion.code, {
          code: promotion.code,
          decision: 'active',
          quota: promotion.quota,
          batch_id: null,
        }),
      ),
      ...regional.flatMap(promotion =>
        DECISIONS.map((decision, index) =>
          shared(promotion, `${promotion.code}/${index + 1}`, {
            code: `${promotion.code}-${Array.from({ length: CODE_LENGTH }, () => random.pick([...CODE_ALPHABET])).join('')}`,
            decision,
            quota: 1,
            batch_id: stableId('voucher_batch', promotion.code),
          }),
        ),
      ),
    ],
  };
}
