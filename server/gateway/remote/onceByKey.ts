import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { providerErrors, requestErrors } from '../../../contract/core/errors';
import { HttpError } from '../../core/HttpError';
import type { Understood } from './responses/readEnvelope';

interface Sending {
  /** Digest of the body: a different body under the same key is a different request. */
  digest: string;
  /** The provider's response; `unknown` if it may have carried out the call without responding. */
  outcome: 'sending' | 'unknown' | Understood;
}

const REMEMBERED_MS = 24 * 3_600_000;
const MOST = 5_000;

/**
 * For a provider without support for `Idempotency-Key`: a key adds a record at most once, and a repeated request gets the first response.
 * Remembered by one process only; after a restart, all that remains is for the person to check the list.
 */
export class OnceByKey {
  private readonly sendings = new LRUCache<string, Sending>({ max: MOST, ttl: REMEMBERED_MS });
  private readonly keys = new WeakMap<FastifyRequest, string>();

  /**
   * Begins a request, or returns the response given to an identical earlier one.
   *
   * @throws HttpError 409 if a different request was sent under the key, or if the earlier one's outcome is unknown
   */
  begin(request: FastifyRequest, token: string, body: unknown): Understood | undefined {
    const given = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof given !== 'string') return undefined;
    const key = digestOf([token, request.url.split('?', 1)[0], given]);
    const digest = digestOf([body]);
    const before = this.sendings.get(key);
    if (!before) {
      this.sendings.set(key, { digest, outcome: 'sending' });
      this.keys.set(request, key);
      return undefined;
    }
    if (typeof before.outcome === 'string') throw new HttpError(409, providerErrors.unknownOutcome());
    if (before.digest === digest) return before.outcome;
    const { id } = (before.outcome.body.data ?? {}) as { id?: unknown };
    throw new HttpError(409, requestErrors.keyReused(), { data: { id: id ?? null } });
  }

  /** Records the provider's response; a refused request may be sent again. */
  answered(request: FastifyRequest, understood: Understood): void {
    const sending = this.sendingOf(request);
    if (understood.status < 400) {
      if (sending) sending.outcome = understood;
    } else this.forget(request);
  }

  /** Forgets a request that was not sent, or certainly not carried out. */
  forget(request: FastifyRequest): void {
    const key = this.keys.get(request);
    if (key) this.sendings.delete(key);
  }

  /** Marks a request that was sent but got no response. */
  lost(request: FastifyRequest): void {
    const sending = this.sendingOf(request);
    if (sending) sending.outcome = 'unknown';
  }

  /** Ends a request: one that got some other response may be sent again, one whose caller left counts as lost. */
  ended(request: FastifyRequest, wasAnswered: boolean): void {
    if (this.sendingOf(request)?.outcome !== 'sending') return;
    if (wasAnswered) this.forget(request);
    else this.lost(request);
  }

  private sendingOf(request: FastifyRequest) {
    const key = this.keys.get(request);
    return key === undefined ? undefined : this.sendings.get(key);
  }
}

const digestOf = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
