import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/core/endpoint';
import { providerErrors, requestErrors } from '../../../contract/core/errors';
import { HttpError } from '../../core/HttpError';
import { requestDigest } from '../../core/requestDigest';
import type { Db } from '../../db/types';
import { callersToken, type FindSession } from '../../http/requestSession';
import { firstUnderKey, freeKey, type Key, keepResponse } from '../../store/claimKey';
import type { Understood } from './responses/readEnvelope';

interface OnceOptions {
  db: Db;
  findSession: FindSession;
  secure: boolean;
}

/** As long as a key may be in the table; other programs' are shortened. */
const MOST_KEY = 100;

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
  async begin(request: FastifyRequest, { call, method }: Endpoint, content: unknown): Promise<Understood | undefined> {
    const { db, findSession, secure } = this.options;
    const key = request.headers['idempotency-key'];
    const token = callersToken(request, secure);
    if (method !== 'POST' || typeof key !== 'string' || !token) return undefined;
    const caller = await findSession(token);
    // the provider will refuse it
    if (!caller) return undefined;
    const claim = { user_id: caller.user_id, entity: call, key: key.length > MOST_KEY ? requestDigest({ key }) : key };
    const digest = requestDigest({ url: request.url, content });
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
  done(request: FastifyRequest, response: Understood): Promise<void> {
    return this.note(request, key => keepResponse(this.options.db, key, response));
  }

  /** The request was not sent, or the provider refused it: it may be sent again. */
  refused(request: FastifyRequest): Promise<void> {
    return this.note(request, key => freeKey(this.options.db, key));
  }

  /** If the outcome cannot be stored, it stays unknown, and the provider's response reaches the caller all the same. */
  private async note(request: FastifyRequest, store: (key: Key) => Promise<void>) {
    const key = this.sent.get(request);
    if (!key) return;
    try {
      await store(key);
    } catch (error) {
      request.log.error(error, 'the outcome of a request under an idempotency key was not stored');
    }
  }
}
