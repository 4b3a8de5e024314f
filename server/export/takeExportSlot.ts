import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { MAX_EXPORTS_AT_ONCE } from '../../contract/export';
import { exportErrors } from '../../contract/exportErrors';
import type { Actor } from '../core/Actor';
import { FairQueue, type Turn } from '../core/FairQueue';
import { HttpError } from '../core/HttpError';
import { callerLeft } from '../http/callerLeft';

/** Limit across all people: on PostgreSQL each export holds a connection while it runs. */
const MOST_IN_ALL = 5;
/** Longest wait for a slot. */
const PATIENCE_SECONDS = 30;

const slots = new FairQueue(
  MOST_IN_ALL,
  MAX_EXPORTS_AT_ONCE - 1,
  () => new HttpError(429, exportErrors.tooManyOwn({ count: MAX_EXPORTS_AT_ONCE }), { retryAfter: 10 }),
);

/**
 * Waits for a slot for a file that takes long to create or read; it is released when the response ends or the client disconnects. A person
 * has one slot at a time, and may have one request waiting.
 *
 * @returns the turn to pass on to the work, which is then cancelled when the client disconnects
 * @throws HttpError 429 for a further request, or after the longest wait
 */
export async function takeExportSlot({ user_id }: Actor, { raw }: FastifyReply): Promise<Turn> {
  const ended = new AbortController();
  const turn = { person: user_id, signal: ended.signal };
  finished(raw, () => ended.abort(callerLeft()));
  const patience = setTimeout(
    () => ended.abort(new HttpError(429, exportErrors.tooMany(), { retryAfter: 10 })),
    PATIENCE_SECONDS * 1_000,
  );
  const release = await slots.enter(turn).finally(() => clearTimeout(patience));
  ended.signal.addEventListener('abort', release, { once: true });
  // the client may have left in between
  if (ended.signal.aborted) release();
  ended.signal.throwIfAborted();
  return turn;
}
