import { WHOLE_COUNTRY } from '../../../../contract/area/region';
import type { DemoContext } from '../../../seed/DemoData';
import { startOfDay } from '../../../seed/jakartaDay';
import { stableId } from '../../../store/stableId';
import { findArea } from '../shippingCostStore';
import { shipping_costs } from '../table';
import { demoTariffs } from './demoTariffs';

/** Seeds tariffs for the country, each province and some cities; the demo's orders use them. */
export async function seedShippingCosts({ tx, now }: DemoContext): Promise<void> {
  const author = stableId('account', 'harga');
  const day = (back: number) => new Date(startOfDay(now, -back).getTime() + 9 * 3_600_000).toISOString();
  const rows: (typeof shipping_costs.$inferInsert)[] = [];
  for (const [index, { area, ...tariff }] of demoTariffs().entries()) {
    const province_code = area?.slice(0, 2) ?? null;
    const regency_code = area?.includes('.') ? area : null;
    rows.push({
      ...tariff,
      id: stableId('shipping_cost', area ?? WHOLE_COUNTRY),
      province_code,
      regency_code,
      ...(await findArea(tx, { province_code, regency_code })),
      created_at: day(400),
      updated_at: day(130 + ((index * 7) % 60)),
      updated_by: author,
    });
  }
  await tx.insert(shipping_costs).values(rows);
}
