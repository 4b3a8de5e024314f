import { priceErrors } from '../../../../contract/price/priceErrors';
import type { PriceBatch, PricePlan } from '../../../../contract/price/pricePlan';
import type { PriceProposal, ProposalDecision } from '../../../../contract/price/priceProposal';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import type { Db, Tx } from '../../../db/types';
import { inTransaction } from '../../../store/inTransaction';
import { requireFreshPassword } from '../../identity/password/requireFreshPassword';
import { applyPlan, SAME_MOMENT } from '../applyPlan';
import { authorizeCategory } from '../authorizeCategory';
import type { ForeseenPlan } from '../ForeseenPlan';
import { lockPrices } from '../lockPrices';
import { validatePlan } from '../validatePlan';
import { readPlan, readProposal, type StoredProposal } from './findProposal';
import { lockWaiting } from './lockWaiting';
import { reachesAll } from './mayDecide';
import { notifyProposer } from './notifyOfProposal';
import { foreseeProposal, planProposal } from './planProposal';
import { settleProposal } from './settleProposal';

/**
 * Approves or rejects a proposal. An approved one is replanned and applied in the same transaction, with its proposer as the author.
 *
 * @throws HttpError 404; 403 without the category's permission, for the proposer, or beyond the actor's regions; 409 if the version is
 *   stale, the proposal no longer waits, or prices have changed since it was proposed or viewed
 */
export async function decideProposal(
  db: Db,
  id: string,
  { approved, reason, fingerprint, version }: ProposalDecision,
  actor: Actor,
): Promise<PriceProposal> {
  const known = await readProposal(db, id, actor);
  const category = authorizeCategory(actor, 'approve', known.proposal.category_code);
  if (approved) await requireFreshPassword(db, actor, undefined);
  // outside the transaction: with thousands of prices this takes long, and others would have to wait
  const proposed = approved ? await readPlan(db, id) : undefined;
  const foreseen = proposed && (await foreseeProposal(db, known.proposal, proposed));
  return inTransaction(
    db,
    async tx => {
      const now = await lockPrices(tx, category);
      const stored = await lockWaiting(tx, id, version, actor);
      if (stored.created_by === actor.user_id) throw new HttpError(403, priceErrors.ownProposal());
      if (!reachesAll(actor, stored)) throw new HttpError(403, priceErrors.proposalOutOfReach());
      const batch = proposed ? await apply(tx, stored, { proposed, fingerprint, now, foreseen }, actor) : null;
      const status = approved ? ('approved' as const) : ('rejected' as const);
      const settled = await settleProposal(tx, stored.proposal, { status, reason, batch_id: batch?.id ?? null }, actor);
      await notifyProposer(tx, settled, stored.created_by);
      return settled;
    },
    SAME_MOMENT,
  );
}

interface Approval {
  /** The plan as proposed. */
  proposed: PricePlan;
  /** The fingerprint of the plan that the approver saw. */
  fingerprint: string | null | undefined;
  now: string;
  foreseen: ForeseenPlan | undefined;
}

async function apply(
  tx: Tx,
  { proposal, created_by }: StoredProposal,
  { proposed, fingerprint, now, foreseen }: Approval,
  actor: Actor,
): Promise<PriceBatch> {
  const { category_code: category, kind, valid_from, note } = proposal;
  if (valid_from !== null && valid_from <= now) throw new HttpError(409, priceErrors.proposalTooLate());
  const at = valid_from ?? now;
  const plan = await planProposal(tx, proposal, proposed, at, foreseen);
  validatePlan(plan, fingerprint);
  if (plan.fingerprint !== proposed.fingerprint)
    throw new HttpError(409, priceErrors.changedSinceProposal(), { data: { reason: 'prices_changed' } });
  return applyPlan(tx, { category, kind }, plan, { id: undefined, at, note, created_by }, actor);
}
