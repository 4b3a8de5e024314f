import { eq, sql } from 'drizzle-orm';
import { priceErrors } from '../../../../contract/price/priceErrors';
import type { PriceBatch, PricePlan } from '../../../../contract/price/pricePlan';
import type { PriceProposal, ProposalDecision } from '../../../../contract/price/priceProposal';
import { type PriceProposalDetail, priceProposalApi } from '../../../../contract/price/priceProposalApi';
import { priceSlug } from '../../../../contract/price/priceRights';
import { CATEGORIES } from '../../../../contract/product';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { HttpError, staleVersion } from '../../../core/HttpError';
import { reaches } from '../../../core/regionScope';
import type { Db, Tx } from '../../../db/types';
import { routes } from '../../../http/routes';
import { inTransaction } from '../../../store/inTransaction';
import { requireFreshPassword } from '../../identity/password/requireFreshPassword';
import { applyPlan, SAME_MOMENT } from '../applyPlan';
import { authorizeCategory } from '../authorizeCategory';
import { foreseePlan } from '../foreseePlan';
import { lockPrices } from '../lockPrices';
import type { ForeseenPlan, PriceRequest } from '../PriceRequest';
import { planPrices } from '../planPrices';
import { price_proposals } from '../table';
import { validatePlan } from '../validatePlan';
import { findProposal, readPlan, readProposal, type StoredProposal } from './findProposal';
import { notifyProposer } from './notifyOfProposal';
import { proposalList } from './proposalList';

export const proposalRoutes = routes(priceProposalApi, ({ db }) => ({
  ofCategory: ({ params, query, actor }) =>
    proposalList(db, authorizeCategory(actor, 'read', params.category), query, actor),
  one: ({ params, actor }) => showProposal(db, params.id, actor),
  decide: ({ params, body, actor }) => decideProposal(db, params.id, body, actor),
  withdraw: ({ params, body, actor }) => withdrawProposal(db, params.id, body.version, actor),
}));

/**
 * Withdraws one's own waiting proposal.
 *
 * @throws HttpError 404, 403 for someone else's proposal, 409 if the version is stale or the proposal no longer waits
 */
const withdrawProposal = (db: Db, id: string, version: number, actor: Actor): Promise<PriceProposal> =>
  inTransaction(db, async tx => {
    const { proposal, created_by } = await lockWaiting(tx, id, version, actor);
    if (created_by !== actor.user_id) throw new HttpError(403, priceErrors.othersProposal());
    return settleProposal(tx, proposal, { status: 'withdrawn', reason: null, batch_id: null }, actor);
  });

/**
 * Returns a proposal with its plan: while it waits, what it would do now.
 *
 * @throws HttpError 404 (also if it extends beyond the actor's regions), 403 without the category's permission
 */
async function showProposal(db: Db, id: string, actor: Actor): Promise<PriceProposalDetail> {
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

/**
 * Approves or rejects a proposal. An approved one is replanned and applied in the same transaction, with its proposer as the author.
 *
 * @throws HttpError 404; 403 without the category's permission, for the proposer, or beyond the actor's regions; 409 if the version is
 *   stale, the proposal no longer waits, or prices have changed since it was proposed or viewed
 */
async function decideProposal(
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

/** Whether everything that a proposal changes lies within the actor's regions. */
const reachesAll = (actor: Actor, { reach_regions, is_nationwide }: StoredProposal): boolean =>
  reach_regions.every(region => reaches(actor, region)) && (!is_nationwide || reaches(actor, null));

/** Whether the actor may approve or reject a waiting proposal: with the category's permission, and not one's own. */
const mayDecide = (actor: Actor, stored: StoredProposal): boolean =>
  stored.proposal.status === 'waiting' &&
  stored.created_by !== actor.user_id &&
  actor.slugs.has(priceSlug('approve', stored.proposal.category_code)) &&
  reachesAll(actor, stored);

/**
 * Locks a proposal that is still waiting.
 *
 * @throws HttpError 404, 409 if the version is stale or the proposal no longer waits
 */
async function lockWaiting(tx: Tx, id: string, version: number, actor: Actor): Promise<StoredProposal> {
  const stored = await readProposal(tx, id, actor, true);
  const { proposal } = stored;
  if (proposal.status !== 'waiting') throw new HttpError(409, priceErrors.proposalNotWaiting(), { overtaken: true });
  if (proposal.version !== version) throw staleVersion(proposal.version);
  return stored;
}

interface Settlement {
  status: Exclude<PriceProposal['status'], 'waiting'>;
  reason: string | null;
  /** The batch that its approval created. */
  batch_id: string | null;
}

const ACTIONS = { approved: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const;

/** Approves, rejects or withdraws a waiting proposal, with its audit row. */
async function settleProposal(
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

/** What the proposer was allowed to do stays allowed, whoever views the proposal. */
const AS_PROPOSED = { regions: null, mayAdd: true };

/**
 * Plans what a proposal would do as of an instant, with the same function that made the stored plan: the fingerprints match as long as
 * no price that it replaces has changed.
 *
 * @param stored the plan as proposed
 * @param foreseen the plan made before the transaction
 */
const planProposal = (
  db: Db,
  proposal: PriceProposal,
  stored: PricePlan,
  at: string,
  foreseen?: ForeseenPlan,
): Promise<PricePlan> =>
  planPrices(db, { ...requestOf(proposal, stored), ...(foreseen && { foreseen }) }, at, AS_PROPOSED);

/** Plans a proposal ahead of the transaction that needs the plan. */
const foreseeProposal = (db: Db, proposal: PriceProposal, stored: PricePlan): Promise<ForeseenPlan> =>
  foreseePlan(db, requestOf(proposal, stored), AS_PROPOSED);

const requestOf = ({ category_code, kind, valid_from }: PriceProposal, stored: PricePlan): PriceRequest => ({
  kind: kind as PriceRequest['kind'],
  category: category_code,
  valid_from,
  targets: targetsOf(stored),
});

const targetsOf = ({ rows }: PricePlan): PriceRequest['targets'] =>
  rows.map(({ product_id, province_code, regency_code, new_amount, product_name, area, cell }) => ({
    product_id,
    province_code,
    regency_code,
    amount: new_amount,
    // a product deactivated since then is reported by name instead of failing the preview
    cells: { price: cell, product: cell ?? product_name, area: cell ?? area },
  }));
