import { MAX_YEARS_AHEAD } from '../../../contract/price/priceChange';
import type { PriceBatch, PriceOutcome, PricePlan } from '../../../contract/price/pricePlan';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { stableId } from '../../store/stableId';
import { toHttpError } from '../../store/toHttpError';
import { requireFreshPassword } from '../identity/password/requireFreshPassword';
import { findBatch } from './findBatch';
import { lockPrices } from './lockPrices';
import { type Asked, planPrices } from './planPrices';
import { recordBatch } from './recordBatch';

export interface Order {
  dry_run: boolean;
  /** Of the dry run whose plan is applied. */
  fingerprint?: string | null | undefined;
  note: string | null;
}

/** What is asked for, once it is known as of when: a step's scope depends on it. */
type AskedAt = (tx: Tx, at: string) => Promise<Asked>;

const MOST_AHEAD_MS = MAX_YEARS_AHEAD * 366 * 86_400_000;

/**
 * A dry run, or all of the change at once with its batch, audit row and notifications, in one transaction. Under the same
 * `Idempotency-Key` it is applied once.
 *
 * @throws HttpError 409 where prices have changed since the dry run, 422 where a row has a problem or nothing would change
 */
export async function applyPrices(
  db: Db,
  { dry_run, fingerprint, note }: Order,
  { category, valid_from, ask }: Pick<Asked, 'category' | 'valid_from'> & { ask: AskedAt },
  actor: Actor,
): Promise<PriceOutcome> {
  if (!dry_run) await requireFreshPassword(db, actor, undefined);
  try {
    return await db.transaction(async tx => {
      const now = await lockPrices(tx, category);
      const id = batchId(actor);
      const before = dry_run || !id ? undefined : await findBatch(tx, id);
      if (before) return { plan: null, batch: before };
      validateMoment(valid_from, now);
      const at = valid_from ?? now;
      const asked = await ask(tx, at);
      const plan = await planPrices(tx, asked, at, actor);
      if (dry_run) return { plan, batch: null };
      authorizePlan(plan, fingerprint);
      return { plan: null, batch: await settle(tx, asked, plan, { id, at, note }, actor) };
    });
  } catch (error) {
    throw toHttpError(error, { prices_in_force_key: taken }) ?? error;
  }
}

const taken = { field: 'valid_from', message: 'Sudah ada harga yang berlaku mulai waktu itu' };

const batchId = ({ user_id, idempotency_key }: Actor) =>
  idempotency_key ? stableId('price_batch', `${user_id}/${idempotency_key}`) : undefined;

function validateMoment(valid_from: string | null, now: string) {
  if (valid_from === null) return;
  if (valid_from <= now) throw invalidInput({ valid_from: 'Berlaku mulai harus di waktu yang akan datang' });
  if (Date.parse(valid_from) - Date.parse(now) > MOST_AHEAD_MS)
    throw invalidInput({ valid_from: `Berlaku mulai paling lama ${MAX_YEARS_AHEAD} tahun lagi` });
}

function authorizePlan(plan: PricePlan, fingerprint: string | null | undefined) {
  if (!fingerprint) throw invalidInput({ fingerprint: 'Lihat dahulu perubahannya sebelum diterapkan' });
  if (fingerprint !== plan.fingerprint)
    throw new HttpError(409, 'Harga sudah berubah sejak Anda melihatnya. Lihat dahulu sekali lagi.', {
      data: { reason: 'prices_changed' },
    });
  if (plan.problems > 0) {
    const errors: Record<string, string> = Object.fromEntries([
      ...plan.bad_cells.map(({ cell, message }) => [cell, message]),
      ...plan.rows.flatMap(({ problem, message, cell }, index) =>
        problem ? [[cell ?? `rows.${index}`, message!] as const] : [],
      ),
    ]);
    throw invalidInput(errors, Object.values(errors)[0]);
  }
  if (plan.changed === 0) throw invalidInput({ rows: 'Tidak ada harga yang berubah' }, 'Tidak ada harga yang berubah.');
}

const settle = (
  tx: Tx,
  { category, kind }: Asked,
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
