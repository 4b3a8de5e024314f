import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { MAX_EXPORTS_AT_ONCE } from '../../contract/export';
import { exportErrors } from '../../contract/exportErrors';
import type { Actor } from '../core/Actor';
import { HttpError } from '../core/HttpError';

/** Limit across all people: on PostgreSQL each export holds a connection while it runs. */
const MOST_IN_ALL = 5;

/** Exports running in this process, by person. */
const running = new Map<string, number>();

/**
 * Reserves a slot for a file that takes long to create or read; it is released when the response ends or the client disconnects. @throws
 * HttpError 429
 */
export function takeExportSlot({ user_id }: Actor, { raw }: FastifyReply): void {
  const own = running.get(user_id) ?? 0;
  if (own >= MAX_EXPORTS_AT_ONCE) throw new HttpError(429, exportErrors.tooManyOwn({ count: own }), { retryAfter: 10 });
  const all = [...running.values()].reduce((sum, count) => sum + count, 0);
  if (all >= MOST_IN_ALL) throw new HttpError(429, exportErrors.tooMany(), { retryAfter: 10 });
  running.set(user_id, own + 1);
  finished(raw, () => {
    const left = running.get(user_id)! - 1;
    if (left > 0) running.set(user_id, left);
    else running.delete(user_id);
  });
}
