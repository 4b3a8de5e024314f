import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config';

/** One year, as recommended for a site served only over https. */
const HSTS_SECONDS = 31_536_000;

/** Where browsers report violations of the policy. */
export const REPORT_PATH = '/api/console/policy-violations';

/** Only these policies may create markup and script URLs: the console's own, and those of its libraries that sanitise. */
const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types default dompurify ProseMirrorClipboard pdf-worker";

/**
 * Sets the security headers of every response. Scripts come from our own files or carry the page's nonce, and are never inline; MUI's style
 * elements carry the nonce, and only style attributes may be inline.
 */
export const securityHeaders = fp(
  async app => {
    const withoutNonce = policyOf(app.config);
    const reportOnly = app.config.TRUSTED_TYPES === 'report' ? `${TRUSTED_TYPES}; report-uri ${REPORT_PATH}` : null;
    await app.register(helmet, {
      hsts: app.config.secure ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      contentSecurityPolicy: false,
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', withoutNonce);
      if (reportOnly) reply.header('content-security-policy-report-only', reportOnly);
    });
  },
  { name: 'security-headers', decorators: { fastify: ['config'] } },
);

/** Returns a new nonce for a page and sets the matching policy. */
export function allowNonce(reply: FastifyReply, config: Config): string {
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', policy(nonce, config));
  return nonce;
}

/** Image origins besides this one: the map's tiles (`https://{s}.tiles.example/{z}/{x}/{y}.png`) and the remote provider. */
function pictureOrigins({ MAP_TILES_URL, PROVIDER_URL, pictureOrigins: others = [] }: Config): string[] {
  const tiles = MAP_TILES_URL?.replace('{s}', '*').replace(/\{[^{}]*\}/g, 'x');
  return [tiles, PROVIDER_URL, ...others].filter(url => url !== undefined).map(url => new URL(url).origin);
}

/** The content security policy of pages without a nonce. */
export const policyOf = (config: Config) => policy(null, config);

function policy(nonce: string | null, config: Config) {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictureOrigins(config).join(' ')}`.trim(),
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(config.TRUSTED_TYPES === 'require' ? [TRUSTED_TYPES] : []),
    `report-uri ${REPORT_PATH}`,
  ].join('; ');
}
