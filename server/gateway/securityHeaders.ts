import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config';

/** A year: what HSTS asks of a site that is only ever reached over https. */
const HSTS_SECONDS = 31_536_000;

/**
 * Security headers on every answer. Scripts run from our files or with the page's nonce, never inline; styles that MUI
 * writes carry the nonce, and only style attributes may be inline.
 */
export async function registerSecurityHeaders(app: FastifyInstance, { secure, MAP_TILES_URL }: Config) {
  const tiles = tileHosts(MAP_TILES_URL);
  await app.register(helmet, {
    hsts: secure ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy(null, tiles));
  });
}

/** Gives a page its nonce and the policy that knows it. */
export function allowNonce(reply: FastifyReply, { MAP_TILES_URL }: Config): string {
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', policy(nonce, tileHosts(MAP_TILES_URL)));
  return nonce;
}

/** The origin of a tile address such as `https://tiles.example/{z}/{x}/{y}.png`. */
const tileHosts = (url: string | undefined) => (url ? [new URL(url.replace(/\{.*?\}/g, 'x')).origin] : []);

function policy(nonce: string | null, tiles: string[]) {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${tiles.join(' ')}`.trim(),
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
