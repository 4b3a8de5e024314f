import type { DemoContext } from '../../../seed/DemoData';
import { stableId } from '../../../store/stableId';
import { planPrices } from '../planPrices';
import { reachedRegions } from '../reachedRegions';
import { price_proposals, type prices } from '../table';
import { startOfMonth } from './priceDates';

type Price = Pick<typeof prices.$inferInsert, 'product_id' | 'province_code' | 'regency_code' | 'amount'>;

interface Draft {
  category: 'bbm' | 'pelumas';
  note: string;
  products: readonly string[];
  /** Defaults to all provinces. */
  provinces?: readonly string[];
  /** Ratio of the new price to the old one. */
  factor: number;
  /** Null: takes effect on approval. */
  valid_from: string | null;
  hoursAgo: number;
}

const HOUR_MS = 3_600_000;
const STEP = 100;

/** Undecided changes proposed by a price admin: next month's fuel, and a lubricant increase above the threshold. */
const drafts = (now: Date): Draft[] => [
  {
    category: 'bbm',
    note: 'Pertamax dan Dexlite bulan depan',
    products: ['BBM-PMX', 'BBM-DXL'],
    factor: 1.02,
    valid_from: startOfMonth(now, 1).toISOString(),
    hoursAgo: 5,
  },
  {
    category: 'pelumas',
    note: 'Fastron Techno di Maluku dan Papua, ongkos angkut naik',
    products: ['PLM-FT1040'],
    provinces: ['81', '82', '91', '92', '93', '94', '95', '96'],
    factor: 1.12,
    valid_from: null,
    hoursAgo: 26,
  },
];

/** Seeds proposals with the plans shown to their proposer. Requires the prices. */
export async function seedProposals(
  { tx, now }: Pick<DemoContext, 'tx' | 'now'>,
  inForce: readonly Price[],
): Promise<void> {
  for (const { category, note, products, provinces, factor, valid_from, hoursAgo } of drafts(now)) {
    const ids = products.map(code => stableId('product', code));
    const targets = inForce
      .filter(({ product_id, province_code, regency_code }) => {
        const isThere = provinces ? provinces.includes(province_code ?? '') : province_code !== null && !regency_code;
        return ids.includes(product_id) && isThere;
      })
      .map(({ product_id, province_code = null, amount }) => ({
        product_id,
        province_code,
        regency_code: null,
        amount: Math.round((amount * factor) / STEP) * STEP,
      }));
    const request = { kind: 'change' as const, category, valid_from, targets };
    const plan = await planPrices(tx, request, valid_from ?? now.toISOString(), { regions: null, mayAdd: true });
    await tx.insert(price_proposals).values({
      id: stableId('price_proposal', note),
      category_code: category,
      kind: 'change',
      valid_from,
      note,
      row_count: plan.changed,
      plan,
      ...(await reachedRegions(tx, plan.rows)),
      created_by: stableId('account', 'harga'),
      created_at: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
    });
  }
}
