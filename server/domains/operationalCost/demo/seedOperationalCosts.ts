import { REGION_CODES, REGIONS, type RegionCode } from '../../../../contract/area/region';
import { addDays, jakartaDay } from '../../../../contract/core/days';
import type { OperationalCostKind } from '../../../../contract/operationalCost';
import type { DemoContext } from '../../../seed/DemoData';
import { SeededRandom } from '../../../seed/SeededRandom';
import { stableId } from '../../../store/stableId';
import { operational_costs } from '../table';

/** Monthly costs, with the day of the month on which they are paid. */
const MONTHLY: readonly [day: number, kind: OperationalCostKind, description: string, amount: number][] = [
  [1, 'office', 'Sewa kantor dan listrik', 18_500_000],
  [3, 'technology', 'Sewa server dan pemantauan', 24_000_000],
  [10, 'payment', 'Biaya gerbang pembayaran bulan lalu', 12_750_000],
  [12, 'logistics', 'Pelatihan pengantar', 9_500_000],
  [25, 'staff', 'Honor petugas layanan 135', 63_000_000],
];
/** Paid weekly, in one region after another. */
const WEEKLY = (region: string) => `Promosi lapangan ${region}`;

/** Seeds the costs of the time covered by the demo's orders: monthly nationwide ones, and weekly ones of one region. */
export async function seedOperationalCosts({ tx, now, orders }: DemoContext): Promise<void> {
  const random = new SeededRandom(13);
  const today = jakartaDay(now);
  const author = stableId('account', 'keuangan');
  const rows: (typeof operational_costs.$inferInsert)[] = [];
  const add = (
    spent_on: string,
    kind: OperationalCostKind,
    description: string,
    amount: number,
    region_code: RegionCode | null = null,
  ) => {
    const at = `${spent_on}T03:15:00.000Z`;
    rows.push({
      id: stableId('operational_cost', `${spent_on} ${description}`),
      spent_on,
      kind,
      description,
      amount,
      region_code,
      created_at: at,
      updated_at: at,
      updated_by: author,
    });
  };
  for (let back = orders.days; back >= 0; back -= 1) {
    const day = addDays(today, -back);
    for (const [on, kind, description, amount] of MONTHLY)
      if (Number(day.slice(8)) === on) add(day, kind, description, Math.round((amount * random.whole(92, 108)) / 100));
    if (back % 7 === 3) {
      const region = REGION_CODES[((back / 7) % REGION_CODES.length) | 0]!;
      add(day, 'marketing', WEEKLY(REGIONS[region]), random.whole(4, 12) * 750_000, region);
    }
  }
  if (rows.length > 0) await tx.insert(operational_costs).values(rows);
}
