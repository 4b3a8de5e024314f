import { randomUUID } from 'node:crypto';
import { MAX_YEARS_AHEAD } from '../../../contract/price/priceChange';
import { priceErrors } from '../../../contract/price/priceErrors';
import type { PriceOutcome, PricePlan } from '../../../contract/price/pricePlan';
import type { PriceProposal } from '../../../contract/price/priceProposal';
import { priceSlug } from '../../../contract/price/priceRights';
import { CATEGORIES } from '../../../contract/product';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { claimKey, noKey } from '../../store/claimKey';
import { inTransaction } from '../../store/inTransaction';
import { requireFreshPassword } from '../identity/password/requireFreshPassword';
import { applyPlan, SAME_MOMENT } from './applyPlan';
import { lockPrices } from './lockPrices';
import type { PlanScope, PriceRequest } from './PriceRequest';
import { planPrices } from './planPrices';
import { findProposal } from './proposal/findProposal';
import { notifyApprovers } from './proposal/notifyOfProposal';
import { reachedRegions } from './reachedRegions';
import { findBatch } from './recordBatch';
import { price_proposals } from './table';
import { validatePlan } from './validatePlan';

export interface Application {
  dry_run: boolean;
  /** The fingerprint of the dry run whose plan is applied. */
  fingerprint?: string | null | undefined;
  note: string | null;
}

/** Builds the request as of an instant: the targets of a scope depend on it. */
type BuildRequest = (tx: Tx, at: string) => Promise<PriceRequest>;

const NOTHING: PriceOutcome = { plan: null, batch: null, proposal: null };
const MAX_AHEAD_MS = MAX_YEARS_AHEAD * 366 * 86_400_000;

/**
 * Plans a price change, or applies it with its batch, audit row and notifications, in one transaction. A change that needs a second
 * person becomes a proposal instead. It is applied at most once per `Idempotency-Key`.
 *
 * @throws HttpError 409 if prices have changed since the dry run, 422 if a row has a problem or nothing would change
 */
export async function applyPrices(
  db: Db,
  { dry_run, fingerprint, note }: Application,
  { category, valid_from, build }: Pick<PriceRequest, 'category' | 'valid_from'> & { build: BuildRequest },
  actor: Actor,
): Promise<PriceOutcome> {
  if (!dry_run) await requireFreshPassword(db, actor, undefined);
  return inTransaction(
    db,
    async tx => {
      const now = await lockPrices(tx, category);
      const { id, isRepeat } = dry_run ? noKey : await claimKey(tx, 'price_batch', actor);
      if (isRepeat) return findOutcome(tx, id!);
      validateMoment(valid_from, now);
      const at = valid_from ?? now;
      const request = await build(tx, at);
      const plan = await planPrices(tx, request, at, scopeOf(request, actor));
      if (dry_run) return { ...NOTHING, plan };
      validatePlan(plan, fingerprint);
      return plan.approval
        ? { ...NOTHING, proposal: await submitProposal(tx, request, plan, { id, note }, actor) }
        : { ...NOTHING, batch: await applyPlan(tx, request, plan, { id, at, note }, actor) };
    },
    SAME_MOMENT,
  );
}

/** Returns the outcome of an earlier request with the same key. */
async function findOutcome(tx: Tx, id: string): Promise<PriceOutcome> {
  const batch = await findBatch(tx, id);
  if (batch) return { ...NOTHING, batch };
  return { ...NOTHING, proposal: (await findProposal(tx, id)) ?? null };
}

/** Returns what a request may do, depending on who sends it. */
export const scopeOf = ({ kind, category }: PriceRequest, { regions, slugs }: Actor): PlanScope => ({
  regions,
  mayAdd: kind !== 'change' && slugs.has(priceSlug('create', category)),
});

function validateMoment(valid_from: string | null, now: string) {
  if (valid_from === null) return;
  if (valid_from <= now) throw invalidInput({ valid_from: priceErrors.startsInPast() });
  if (Date.parse(valid_from) - Date.parse(now) > MAX_AHEAD_MS)
    throw invalidInput({ valid_from: priceErrors.startsTooLate({ years: MAX_YEARS_AHEAD }) });
}

/** Stores a planned change for a second person to decide, with its audit row, and notifies everyone who may approve it. */
async function submitProposal(
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
