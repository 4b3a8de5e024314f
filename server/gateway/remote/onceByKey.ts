import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/core/endpoint';
import { providerErrors, requestErrors } from '../../../contract/core/errors';
import { HttpError } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { callersToken, type FindSession } from '../../http/requestSession';
import { firstUnderKey, freeKey, type Key, keepResponse } from '../../store/claimKey';
import type { Understood } from './responses/readEnvelope';

interface OnceOptions {
  db: Db;
  findSession: FindSession;
  secure: boolean;
}

/**
 * For a provider without support for `Idempotency-Key`: a key adds a record at most once, whichever process the request comes to. A
 * repeated request gets the first response. Keys are kept like those of this server's own records (`claimKey`).
 *
 * A key is stored before its request is sent, and then its outcome is unknown. Only the provider's word changes that: a refusal frees the
 * key, a success keeps its response.
 */
export class OnceByKey {
  private readonly sent = new WeakMap<FastifyRequest, Key>();

  constructor(private readonly options: OnceOptions) {}

  /**
   * Begins a request, or returns the response to an identical earlier one.
   *
   * @param content what the request carries besides its address
   * @throws HttpError 409 if a different request was sent under the key, or if the earlier one's outcome is unknown
   */
  async begin(request: FastifyRequest, { call }: Endpoint, content: unknown): Promise<Understood | undefined> {
    const { db, findSession, secure } = this.options;
    const key = request.headers['idempotency-key'];
    const token = callersToken(request, secure);
    if (request.method !== 'POST' || typeof key !== 'string' || !token) return undefined;
    const caller = await findSession(token);
    // the provider will refuse it
    if (!caller) return undefined;
    const claim = { user_id: caller.user_id, entity: call, key: key.length > 100 ? digestOf([key]) : key };
    const digest = digestOf([request.url, content]);
    const first = await firstUnderKey(db, claim, digest);
    if (!first) {
      this.sent.set(request, claim);
      return undefined;
    }
    const response = first.response as Understood | null;
    if (!response) throw new HttpError(409, providerErrors.unknownOutcome());
    if (first.digest === digest) return response;
    const { id } = (response.body.data ?? {}) as { id?: unknown };
    throw new HttpError(409, requestErrors.keyReused(), { data: { id: id ?? null } });
  }

  /** The provider carried the request out. */
  async done(request: FastifyRequest, response: Understood): Promise<void> {
    const key = this.sent.get(request);
    if (key) await keepResponse(this.options.db, key, response);
  }

  /** The request was not sent, or the provider refused it: it may be sent again. */
  async refused(request: FastifyRequest): Promise<void> {
    const key = this.sent.get(request);
    if (key) await freeKey(this.options.db, key);
  }
}

const digestOf = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
