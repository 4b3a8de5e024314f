import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/core/endpoint';
import { unauthorized } from '../../core/HttpError';
import { callersToken } from '../../http/requestSession';
import type { AdaptedCalls } from './adapter/adaptCalls';
import type { Capabilities } from './adapter/ProviderAdapter';
import type { LocatedPage } from './askCalls';
import type { AfterWrite } from './auditWrites';
import { type FindEndpoint, recordIn } from './endpointFinder';
import { headersToBrowser, headersToProvider } from './forwardedHeaders';
import type { OnceByKey } from './onceByKey';
import { passesOn } from './passOn';
import type { PrepareRequest } from './prepareRequest';
import { isReset } from './providerFailure';
import { AGAIN_AFTER_MS, readCalls } from './readCalls';
import {
  FORWARDED_FILES,
  FORWARDED_OWN_PATHS,
  FORWARDED_PATHS,
  FORWARDED_PUBLIC_PATHS,
  type RemoteTimeouts,
} from './remoteOptions';
import type { ReaderOfCall } from './responses/callReaders';
import { type ProviderStream, sendResponses } from './responses/sendResponse';

interface ForwardOptions {
  /** The provider's address; its path is prepended to each call's. */
  upstream: string;
  secure: boolean;
  timeouts: RemoteTimeouts;
  can: Capabilities;
  adapted: AdaptedCalls;
  readerOf: ReaderOfCall;
  find: FindEndpoint;
  prepare: PrepareRequest;
  afterWrite: AfterWrite;
  once: OnceByKey | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The contract's endpoint that a forwarded request calls, if it responds with JSON. */
    providerCall: Endpoint | null;
    /** The endpoint it calls, if it responds with a file. */
    providerFile: Endpoint | null;
    /** The page of a list that is asked for, if pages have cursors. */
    listPage: LocatedPage | null;
    /** Id of the record that the request is about, as the console knows it. */
    recordId: string | null;
  }
}

/**
 * Forwards every other call to the provider, with the session's token. JSON responses to contract calls are interpreted, and rewritten
 * where they do not conform to the contract; all else is streamed in both directions.
 */
export const forwardCalls: FastifyPluginAsync<ForwardOptions> = async (
  scope,
  { upstream, secure, timeouts, can, adapted, readerOf, find, prepare, afterWrite, once },
) => {
  // most servers have no provider, and start faster without these modules
  const [{ default: httpProxy }, { Pool }] = await Promise.all([import('@fastify/http-proxy'), import('undici')]);
  const sendResponse = sendResponses({ can, adapted, readerOf, afterWrite, once });
  const passOn = passesOn({ sendResponse, once, can });
  const { origin, pathname } = new URL(upstream);
  const pool = new Pool(origin, {
    connections: 128,
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.idleMs,
    connect: { timeout: timeouts.connectMs, rejectUnauthorized: true },
  });
  scope.addHook('onClose', () => pool.destroy());
  const reads = readCalls({ dispatcher: pool, prefix: pathname.replace(/\/$/, ''), sendResponse });
  scope.decorateRequest('providerCall', null);
  scope.decorateRequest('providerFile', null);
  scope.decorateRequest('recordId', null);
  scope.decorateRequest('listPage', null);
  scope.addHook('onRequest', (request, _reply, done) => {
    const endpoint = find(request.method, request.url);
    if (endpoint?.download) request.providerFile = endpoint;
    else request.providerCall = endpoint ?? null;
    request.recordId = endpoint ? recordIn(request.url, endpoint) : null;
    done();
  });
  scope.addHook('preHandler', prepare);
  // bodies are forwarded unparsed; as everywhere, only content types that a cross-site form cannot send are accepted
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(['application/json', 'multipart/form-data'], (request, payload, done) => {
    endIdleUpload(request, timeouts.uploadIdleMs);
    done(null, payload);
  });

  const register = (routes: readonly string[], httpMethods: string[], needsToken: boolean) =>
    scope.register(async inner => {
      if (needsToken)
        inner.addHook('onRequest', (request, _reply, done) =>
          done(callersToken(request, secure) ? undefined : unauthorized()),
        );
      const headersFor = (request: FastifyRequest, given: IncomingHttpHeaders) =>
        headersToProvider(given, request.method, {
          token: needsToken ? callersToken(request, secure) : undefined,
          requestId: request.id,
          ip: request.ip,
          isUnderstood: request.providerCall !== null,
        });
      const headers = (request: FastifyRequest) => headersFor(request, request.headers);
      inner.addHook('preHandler', reads.hook(headers));
      inner.addHook('onSend', (request, _reply, _payload, done) => {
        if (!isRead(request)) reads.written();
        done();
      });
      await inner.register(httpProxy, {
        upstream,
        routes: [...routes],
        httpMethods,
        proxyPayloads: false,
        config: { access: 'provider' },
        disableRequestLogging: true,
        disableCache: true,
        // the proxy's own dispatcher would not verify certificates
        undici: pool,
        replyOptions: {
          rewriteRequestHeaders: (request, given) => headersFor(request as FastifyRequest, given),
          rewriteHeaders: headersToBrowser,
          retryDelay: ({ err, req, attempt }) =>
            attempt === 0 && isReset(err) && isRepeatable(req as { method?: string }) ? AGAIN_AFTER_MS : null,
          onResponse: (_request, reply, response) =>
            void passOn.response(reply as unknown as FastifyReply, response as unknown as ProviderStream),
          onError: (reply, { error }) => void passOn.failure(reply as unknown as FastifyReply, error),
        },
      });
    });

  if (can.ownLists) await register(FORWARDED_OWN_PATHS, ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'], true);
  await register(FORWARDED_PATHS, ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], true);
  await register(FORWARDED_PUBLIC_PATHS, ['GET', 'HEAD', 'POST'], false);
  await register(FORWARDED_FILES, ['GET', 'HEAD'], false);
};

/** A GET may be sent as POST, where an adapter says so. */
const isRead = ({ providerCall, method }: FastifyRequest) => (providerCall?.method ?? method) === 'GET';

/** An idle connection closed by the provider says nothing about the request, so safe methods are retried once. */
const isRepeatable = ({ method }: { method?: string }) => method === 'GET' || method === 'HEAD';

/** Ends an upload that stalls, however long the whole may take. */
const endIdleUpload = ({ raw }: FastifyRequest, idleMs: number) => void raw.socket.setTimeout(idleMs);
