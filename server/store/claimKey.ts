import type { Actor } from '../core/Actor';
import { stableId } from './stableId';

/** The id of what is added under the actor's `Idempotency-Key`, the same each time it is sent; undefined without a key. */
export const keyedId = (entity: string, { user_id, idempotency_key }: Actor): string | undefined =>
  idempotency_key ? stableId(entity, `${user_id}/${idempotency_key}`) : undefined;
