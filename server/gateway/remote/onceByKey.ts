import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { providerErrors, requestErrors } from '../../../contract/core/errors';
import { HttpError } from '../../core/HttpError';
import type { Understood } from './answers/readEnvelope';

interface Sending {
  /** Of the body: another one under the same key is another request. */
  digest: string;
  /** What the provider answered; `unknown` where it may have carried the call out without saying so. */
  outcome: 'sending' | 'unknown' | Understood;
}

const REMEMBERED_MS = 24 * 3_600_000;
const MOST = 5_000;

/**
 * For a provider that knows no `Idempotency-Key`: what was added under a key is not added again, and the same request is answered
 * what the first one was. One process remembers this; after a restart the person's own look at the list is all there is.
 */
export class OnceByKey {
  private readonly sendings = new LRUCache<string, Sending>({ max: MOST, ttl: REMEMBERED_MS });
  private readonly keys = new WeakMap<FastifyRequest, string>();

  /**
   * Begins a request, or returns the answer that the same one was given before.
   *
   * @throws HttpError 409 where another request was sent under the key, or where nobody knows what became of it
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

  /** What the provider answered: a refusal may be sent again. */
  answered(request: FastifyRequest, understood: Understood): void {
    const sending = this.sendingOf(request);
    if (understood.status < 400) {
      if (sending) sending.outcome = understood;
    } else this.forget(request);
  }

  /** It was not sent, or certainly not carried out. */
  forget(request: FastifyRequest): void {
    const key = this.keys.get(request);
    if (key) this.sendings.delete(key);
  }

  /** It was sent, and no answer came. */
  lost(request: FastifyRequest): void {
    const sending = this.sendingOf(request);
    if (sending) sending.outcome = 'unknown';
  }

  /** The request is over: one that was answered otherwise may be sent again, one whose caller left is lost. */
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
