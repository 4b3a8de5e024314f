import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PricePlan } from '../../../../contract/price/pricePlan';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import { CATEGORIES } from '../../../../contract/product';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import type { Tx } from '../../../db/types';
import type { PriceRequest } from '../PriceRequest';
import { texts } from '../priceParts';
import { price_proposals } from '../table';
import { findProposal } from './findProposal';
import { notifyApprovers } from './notifyOfProposal';

/** Stores a planned change for a second person, with its audit row, and notifies who may approve it. */
export async function submitProposal(
  tx: Tx,
  { category, kind, valid_from }: PriceRequest,
  plan: PricePlan,
  { id = randomUUID(), note }: { id: string | undefined; note: string | null },
  actor: Actor,
): Promise<PriceProposal> {
  const provinces = [...new Set(plan.rows.flatMap(({ province_code }) => province_code ?? []))];
  const { rows: regions } = await tx.execute<{ region_code: string }>(
    sql`select distinct region_code from provinces where code = any(${texts(provinces)})`,
  );
  await tx.insert(price_proposals).values({
    id,
    category_code: category,
    kind,
    valid_from,
    note,
    row_count: plan.changed,
    plan,
    reach_regions: regions.map(({ region_code }) => region_code),
    is_nationwide: plan.rows.some(({ province_code }) => province_code === null),
    created_by: actor.user_id,
  });
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'price_proposal',
    entity_id: id,
    label: note ?? `${plan.changed} harga ${CATEGORIES[category]}`,
    after: { category, kind, valid_from, note, rows: plan.changed },
  });
  const proposal = (await findProposal(tx, id))!;
  await notifyApprovers(tx, proposal);
  return proposal;
}
