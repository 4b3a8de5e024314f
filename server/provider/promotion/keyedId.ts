import type { Actor } from '../../core/Actor';
import { stableId } from '../../store/stableId';

/** The id of a record that is added under the actor's `Idempotency-Key`; undefined without a key. */
export const keyedId = (entity: string, { user_id, idempotency_key }: Actor): string | undefined =>
  idempotency_key ? stableId(entity, `${user_id}/${idempotency_key}`) : undefined;
