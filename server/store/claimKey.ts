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
  const first = await firstUnderKey(tx, { user_id, entity, key }, digest);
  if (!first) return { id, isRepeat: false };
  if (first.digest !== digest) throw new HttpError(409, requestErrors.keyReused(), { data: { id } });
  return { id, isRepeat: true };
}

export type Key = Pick<typeof idempotency_keys.$inferSelect, 'user_id' | 'entity' | 'key'>;

const rowOf = ({ user_id, entity, key }: Key) =>
  and(eq(idempotency_keys.user_id, user_id), eq(idempotency_keys.entity, entity), eq(idempotency_keys.key, key));

/**
 * Stores a key with the digest of its request; returns the first request under the key if there is one. A concurrent request waits for the
 * transaction of the first.
 */
export async function firstUnderKey(db: Db | Tx, key: Key, digest: string) {
  const [row] = await db
    .insert(idempotency_keys)
    .values({ ...key, digest })
    .onConflictDoUpdate({
      target: [idempotency_keys.user_id, idempotency_keys.entity, idempotency_keys.key],
      // changes nothing, but returns the row that is there
      set: { digest: sql`${idempotency_keys.digest}` },
    })
    .returning({
      digest: idempotency_keys.digest,
      response: idempotency_keys.response,
      isFirst: sql<boolean>`(xmax = 0)`,
    });
  return row?.isFirst ? undefined : row;
}

/** Keeps the response to the request under a key, for its repetitions. */
export async function keepResponse(db: Db, key: Key, response: unknown): Promise<void> {
  await db.update(idempotency_keys).set({ response }).where(rowOf(key));
}

/** Frees a key whose request was not carried out. */
export async function freeKey(db: Db, key: Key): Promise<void> {
  await db.delete(idempotency_keys).where(rowOf(key));
}

/** Deletes keys too old to be sent again. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await db
    .delete(idempotency_keys)
    .where(lt(idempotency_keys.created_at, sql`now() - make_interval(days => ${KEPT_DAYS})`));
}
