import { and, eq, lt, sql } from 'drizzle-orm';
import { requestErrors } from '../../contract/core/errors';
import type { Actor } from '../core/Actor';
import { HttpError } from '../core/HttpError';
import type { Db, Tx } from '../db/types';
import { stableId } from './stableId';
import { idempotency_keys } from './table';

/** Longer than the lifetime of a draft, which holds the key of the record it will add. */
const KEPT_DAYS = 30;

export interface KeyClaim {
  /** Id for the new record; undefined without a key. */
  id: string | undefined;
  /** The same request has already added it, under `id`. */
  isRepeat: boolean;
}

/** Returns the id of the record added under the actor's key, the same for each repetition; undefined without a key. */
export const keyedId = (entity: string, { user_id, idempotency }: Pick<Actor, 'user_id' | 'idempotency'>) =>
  idempotency && stableId(entity, `${user_id}/${idempotency.key}`);

/** The claim of a request without a key. */
export const noKey: KeyClaim = { id: undefined, isRepeat: false };

/**
 * Claims the actor's `Idempotency-Key` for the record a transaction adds. A concurrent identical request waits here for the first.
 *
 * @param entity entity of the new record; the same key is independent for each entity
 * @throws HttpError 409 if the key came with a different request before; `data.id` is the record that one added
 */
export async function claimKey(tx: Tx, entity: string, actor: Actor): Promise<KeyClaim> {
  const { user_id, idempotency } = actor;
  if (!idempotency) return noKey;
  const { key, digest } = idempotency;
  const id = keyedId(entity, actor);
  const [claimed] = await tx
    .insert(idempotency_keys)
    .values({ user_id, entity, key, digest })
    .onConflictDoNothing()
    .returning({ key: idempotency_keys.key });
  if (claimed) return { id, isRepeat: false };
  const [first] = await tx
    .select({ digest: idempotency_keys.digest })
    .from(idempotency_keys)
    .where(
      and(eq(idempotency_keys.user_id, user_id), eq(idempotency_keys.entity, entity), eq(idempotency_keys.key, key)),
    );
  if (first?.digest !== digest) throw new HttpError(409, requestErrors.keyReused(), { data: { id } });
  return { id, isRepeat: true };
}

/** Deletes keys too old to be sent again. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await db
    .delete(idempotency_keys)
    .where(lt(idempotency_keys.created_at, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
