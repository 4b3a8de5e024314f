import httpProxy from '@fastify/http-proxy';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { unauthorized } from '../../core/HttpError';
import { callersToken } from '../../http/requestSession';
import { forgetProviderHeaders, headersToBrowser, headersToProvider } from './forwardedHeaders';
import { providerErrorPage, providerFailure, providerUnreadable } from './providerFailure';
import { FORWARDED_FILES, FORWARDED_PATHS, FORWARDED_PUBLIC_PATHS, type RemoteTimeouts } from './remoteOptions';

interface ForwardOptions {
  /** The provider's address; its path is prepended to each call's. */
  upstream: string;
  secure: boolean;
  timeouts: RemoteTimeouts;
}

/** Forwards every other call of the provider with the session's token, streaming in both directions. */
export const forwardCalls: FastifyPluginAsync<ForwardOptions> = async (scope, { upstream, secure, timeouts }) => {
  // bodies are forwarded unparsed; only content types that a cross-site form cannot send, as everywhere
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(['application/json', 'multipart/form-data'], (request, payload, done) => {
    endIdleUpload(request, timeouts.uploadIdleMs);
    done(null, payload);
  });

  const register = (routes: readonly string[], httpMethods: string[], needsToken: boolean) =>
    scope.register(async inner => {
      if (needsToken)
        inner.addHook('onRequest', async request => {
          if (!callersToken(request, secure)) throw unauthorized();
        });
      await inner.register(httpProxy, {
        upstream,
        routes: [...routes],
        httpMethods,
        proxyPayloads: false,
        config: { access: 'provider' },
        disableRequestLogging: true,
        destroyAgent: true,
        disableCache: true,
        undici: {
          connections: 128,
          headersTimeout: timeouts.headersMs,
          bodyTimeout: timeouts.idleMs,
          // reply-from disables certificate checks by default
          connect: { timeout: timeouts.connectMs, rejectUnauthorized: true },
        },
        replyOptions: {
          rewriteRequestHeaders: (request, _headers) =>
            headersToProvider(request.headers, request.method, {
              token: needsToken ? callersToken(request as FastifyRequest, secure) : undefined,
              requestId: request.id,
              ip: request.ip,
            }),
          rewriteHeaders: headersToBrowser,
          retryDelay: ({ err, req, attempt }) =>
            attempt === 0 && isReset(err) && isRepeatable(req as { method?: string }) ? 20 : null,
          onResponse: (_request, reply, answer) =>
            passOn(reply as unknown as FastifyReply, answer as unknown as ProviderStream),
          onError: (reply, { error }) => void (reply as unknown as FastifyReply).send(providerFailure(error)),
        },
      });
    });

  await register(FORWARDED_PATHS, ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], true);
  await register(FORWARDED_PUBLIC_PATHS, ['GET', 'HEAD', 'POST'], false);
  await register(FORWARDED_FILES, ['GET', 'HEAD'], false);
};

interface ProviderStream {
  statusCode: number;
  headers: Record<string, string | undefined>;
  stream: NodeJS.ReadableStream & { destroy(error?: Error): void };
}

/**
 * Forwards the provider's response unless it is not an API response: pages and redirects would act on this origin.
 */
function passOn(reply: FastifyReply, { statusCode, headers, stream }: ProviderStream) {
  const type = headers['content-type'] ?? '';
  const isJson = /[/+]json\b/i.test(type);
  const isPage = /\b(?:text\/html|application\/xhtml\+xml|image\/svg\+xml)\b/i.test(type);
  const redirects = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
  if (redirects || isPage || (statusCode >= 400 && !isJson)) {
    stream.on('error', () => undefined);
    stream.destroy();
    forgetProviderHeaders(reply);
    return reply.send(statusCode >= 400 ? providerErrorPage(statusCode, headers['retry-after']) : providerUnreadable());
  }
  if (statusCode === 204 || statusCode === 304) {
    stream.resume();
    return reply.send();
  }
  // files are not compressed: the compressor would buffer slow streams
  if (!isJson) reply.request.headers['x-no-compression'] = 'true';
  return reply.send(stream);
}

const isReset = (error: unknown) =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'UND_ERR_SOCKET';

/** An idle connection closed by the provider says nothing about the request, so safe methods are retried once. */
const isRepeatable = ({ method }: { method?: string }) => method === 'GET' || method === 'HEAD';

/** Ends an upload that stalls, however long the whole may take. */
const endIdleUpload = ({ raw }: FastifyRequest, idleMs: number) => void raw.socket.setTimeout(idleMs);
