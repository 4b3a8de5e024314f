import { eq, sql } from 'drizzle-orm';
import type { PriceProposal } from '../../../../contract/price/priceProposal';
import { CATEGORIES } from '../../../../contract/product';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import type { Tx } from '../../../db/types';
import { price_proposals } from '../table';
import { findProposal } from './findProposal';

interface Settlement {
  status: Exclude<PriceProposal['status'], 'waiting'>;
  reason: string | null;
  /** The batch that its approval created. */
  batch_id: string | null;
}

const ACTIONS = { approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const;

/** Approves, rejects or withdraws a waiting proposal, with its audit row. */
export async function settleProposal(
  tx: Tx,
  before: PriceProposal,
  { status, reason, batch_id }: Settlement,
  actor: Actor,
): Promise<PriceProposal> {
  await tx
    .update(price_proposals)
    .set({
      status,
      decision_note: reason,
      decided_by: actor.user_id,
      decided_at: sql`now()`,
      batch_id,
      version: before.version + 1,
    })
    .where(eq(price_proposals.id, before.id));
  await recordAudit(tx, actor, {
    action: ACTIONS[status],
    entity: 'price_proposal',
    entity_id: before.id,
    label: before.note ?? `${before.row_count} harga ${CATEGORIES[before.category_code]}`,
    before: { status: before.status, decision_note: null, batch_id: null },
    after: { status, decision_note: reason, batch_id },
  });
  return (await findProposal(tx, before.id))!;
}
