import { MAX_YEARS_AHEAD } from '../../../contract/price/priceChange';
import { priceErrors } from '../../../contract/price/priceErrors';
import type { PriceBatch, PriceOutcome, PricePlan } from '../../../contract/price/pricePlan';
import type { Actor } from '../../core/Actor';
import { type FieldErrors, HttpError, invalidInput } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { stableId } from '../../store/stableId';
import { requireFreshPassword } from '../identity/password/requireFreshPassword';
import { findBatch } from './findBatch';
import { lockPrices } from './lockPrices';
import type { PriceRequest } from './PriceRequest';
import { planPrices } from './planPrices';
import { recordBatch } from './recordBatch';

export interface Application {
  dry_run: boolean;
  /** Of the dry run whose plan is applied. */
  fingerprint?: string | null | undefined;
  note: string | null;
}

/** Builds the request for an instant, on which the targets of a scope depend. */
type BuildRequest = (tx: Tx, at: string) => Promise<PriceRequest>;

const MAX_AHEAD_MS = MAX_YEARS_AHEAD * 366 * 86_400_000;

/**
 * Plans a change of prices, or applies it with its batch, audit row and notifications, in one transaction. It is applied once per
 * `Idempotency-Key`.
 *
 * @throws HttpError 409 where prices have changed since the dry run, 422 where a row has a problem or nothing would change
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
      const id = batchId(actor);
      const applied = dry_run || !id ? undefined : await findBatch(tx, id);
      if (applied) return { plan: null, batch: applied };
      validateMoment(valid_from, now);
      const at = valid_from ?? now;
      const request = await build(tx, at);
      const plan = await planPrices(tx, request, at, actor);
      if (dry_run) return { plan, batch: null };
      validatePlan(plan, fingerprint);
      return { plan: null, batch: await apply(tx, request, plan, { id, at, note }, actor) };
    },
    { prices_in_force_key: taken },
  );
}

const taken = { field: 'valid_from', error: priceErrors.sameMoment() };

const batchId = ({ user_id, idempotency_key }: Actor) =>
  idempotency_key ? stableId('price_batch', `${user_id}/${idempotency_key}`) : undefined;

function validateMoment(valid_from: string | null, now: string) {
  if (valid_from === null) return;
  if (valid_from <= now) throw invalidInput({ valid_from: priceErrors.startsInPast() });
  if (Date.parse(valid_from) - Date.parse(now) > MAX_AHEAD_MS)
    throw invalidInput({ valid_from: priceErrors.startsTooLate({ years: MAX_YEARS_AHEAD }) });
}

function validatePlan(plan: PricePlan, fingerprint: string | null | undefined) {
  if (!fingerprint) throw invalidInput({ fingerprint: priceErrors.notPreviewed() });
  if (fingerprint !== plan.fingerprint)
    throw new HttpError(409, priceErrors.changedSincePreview(), {
      data: { reason: 'prices_changed' },
    });
  if (plan.problems > 0) {
    const errors: FieldErrors = Object.fromEntries([
      ...plan.bad_cells.map(({ cell, message, error }) => [cell, { ...error, message }]),
      ...plan.rows.flatMap(({ error, message, cell }, index) =>
        error ? [[cell ?? `rows.${index}`, { ...error, message: message! }] as const] : [],
      ),
    ]);
    throw invalidInput(errors, Object.values(errors)[0]);
  }
  if (plan.changed === 0) throw invalidInput({ rows: priceErrors.nothingChanges() }, priceErrors.nothingToApply());
}

const apply = (
  tx: Tx,
  { category, kind }: PriceRequest,
  { rows }: PricePlan,
  { id, at, note }: { id: string | undefined; at: string; note: string | null },
  actor: Actor,
): Promise<PriceBatch> =>
  recordBatch(
    tx,
    { id, category, kind, valid_from: at, note, reverts: null },
    rows.map(({ product_id, province_code, regency_code, new_amount }) => ({
      product_id,
      province_code,
      regency_code,
      amount: new_amount,
    })),
    actor,
  );
