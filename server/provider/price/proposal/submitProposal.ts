import { randomUUID } from 'node:crypto';
import type { PricePlan } from '../../../../contract/price/pricePlan';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import { CATEGORIES } from '../../../../contract/product';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import type { Tx } from '../../../db/types';
import type { PriceRequest } from '../PriceRequest';
import { reachedRegions } from '../reachedRegions';
import { price_proposals } from '../table';
import { findProposal } from './findProposal';
import { notifyApprovers } from './notifyOfProposal';

/** Stores a planned change for a second person to decide, with its audit row, and notifies everyone who may approve it. */
export async function submitProposal(
  tx: Tx,
  { category, kind, valid_from }: PriceRequest,
  plan: PricePlan,
  { id = randomUUID(), note }: { id: string | undefined; note: string | null },
  actor: Actor,
): Promise<PriceProposal> {
  const reach = await reachedRegions(tx, plan.rows);
  await tx.insert(price_proposals).values({
    id,
    category_code: category,
    kind,
    valid_from,
    note,
    row_count: plan.changed,
    plan,
    ...reach,
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
  await notifyApprovers(tx, proposal, reach);
  return proposal;
}
