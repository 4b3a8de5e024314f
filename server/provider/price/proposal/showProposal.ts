import type { PriceProposalDetail } from '../../../../contract/price/priceProposalApi';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';
import { authorizeCategory } from '../authorizeCategory';
import { readPlan, readProposal } from './findProposal';
import { mayDecide } from './mayDecide';
import { planProposal } from './planProposal';

/**
 * Returns a proposal with its plan: while it waits, what it would do now.
 *
 * @throws HttpError 404 (also if it extends beyond the actor's regions), 403 without the category's permission
 */
export async function showProposal(db: Db, id: string, actor: Actor): Promise<PriceProposalDetail> {
  const stored = await readProposal(db, id, actor);
  const { proposal, created_by } = stored;
  authorizeCategory(actor, 'read', proposal.category_code);
  const seen = await readPlan(db, id);
  const isWaiting = proposal.status === 'waiting';
  const now = new Date().toISOString();
  const plan = isWaiting ? await planProposal(db, proposal, seen, proposal.valid_from ?? now) : seen;
  const isOver = proposal.valid_from !== null && proposal.valid_from <= now;
  return {
    ...proposal,
    plan,
    is_stale: isWaiting && (isOver || plan.fingerprint !== seen.fingerprint),
    may_decide: mayDecide(actor, stored),
    may_withdraw: isWaiting && created_by === actor.user_id,
  };
}
