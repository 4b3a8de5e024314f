import type { FastifyReply, FastifyRequest } from 'fastify';
import { providerErrors } from '../../../contract/core/errors';
import { HttpError } from '../../core/HttpError';
import { callersToken } from '../../http/requestSession';
import type { ProviderAdapter } from './adapter/ProviderAdapter';
import type { AskProvider } from './askProvider';
import { type Planned, planners } from './dryRun/planners';
import type { OnceByKey } from './onceByKey';
import { addressFor, bodyFor, collectBody, hasDryRun, isDryRun } from './requestForProvider';

interface PrepareOptions {
  ask: AskProvider;
  secure: boolean;
  timeoutMs: number;
  /** Set if the provider does not support keys itself. */
  once: OnceByKey | null;
}

export type PrepareRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Rewrites requests into the form the provider accepts. A dry run is never sent to a provider that would carry it out: it is derived from
 * its lists and answered here, or refused.
 */
export function prepareRequests(
  adapter: ProviderAdapter,
  { ask, secure, timeoutMs, once }: PrepareOptions,
): PrepareRequest {
  const isPlain = ({ can, ids }: ProviderAdapter) => ids === 'uuid' && can.dryRun && can.versions && can.idempotency;

  return async (request, reply) => {
    const endpoint = request.providerCall;
    const looks = endpoint && !adapter.can.dryRun && hasDryRun(endpoint);
    if (looks && endpoint.upload && isDryRun((request.query as { dry_run?: unknown }).dry_run)) throw noDryRun();
    request.raw.url = addressFor(request.url, adapter);
    if (looks && !endpoint.upload && !takesJson(request)) throw noDryRun();
    if (!endpoint || endpoint.upload || !takesJson(request)) return;
    if (isPlain(adapter) && !adapter.calls[endpoint.call]) return;

    const body = await collectBody(request);
    const before = once?.begin(request, callersToken(request, secure) ?? '', body);
    if (before) return reply.status(before.status).send(before.body);
    if (!looks) {
      request.body = bodyFor(body, endpoint, adapter);
      return;
    }
    try {
      const plan = planners[endpoint.call];
      const token = callersToken(request, secure);
      const planned: Planned | undefined =
        plan && (await plan(body, { ask: call => ask({ ...call, token, timeoutMs }), adapter }));
      if (!isDryRun((body as { dry_run?: unknown } | undefined)?.dry_run)) {
        request.body = bodyFor(planned?.confirmed() ?? body, endpoint, adapter);
        return;
      }
      if (!planned) throw noDryRun();
      once?.forget(request);
      return reply.send({ code: 200, message: 'Berhasil', data: planned.seen });
    } catch (error) {
      once?.forget(request);
      throw error;
    }
  };
}

const noDryRun = () => new HttpError(409, providerErrors.noDryRun());

const takesJson = ({ method, headers }: FastifyRequest) =>
  method !== 'GET' && method !== 'HEAD' && /^application\/json\b/i.test(headers['content-type'] ?? '');
