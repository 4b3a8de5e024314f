import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Idempotency } from '../core/Actor';
import { withoutSecrets } from '../core/withoutSecrets';

/** Long enough not to collide; any other key is ignored. */
const KEY = /^[\w-]{16,100}$/;

interface Content {
  /** Method and path from the contract. */
  call: string;
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  /** The uploaded file, if any. */
  bytes: Buffer | undefined;
}

/**
 * Returns the request's `Idempotency-Key` with the digest of its content. Passwords are excluded: they could be guessed from the digest,
 * and a repeated request may not need one.
 */
export function idempotencyOf(
  { method, headers }: FastifyRequest,
  { call, params, query, body, bytes }: Content,
): Idempotency | undefined {
  const key = headers['idempotency-key'];
  if ((method !== 'POST' && method !== 'PUT') || typeof key !== 'string' || !KEY.test(key)) return undefined;
  const digest = createHash('sha256').update(JSON.stringify(withoutSecrets({ call, params, query, body })));
  if (bytes) digest.update(bytes);
  return { key, digest: digest.digest('hex') };
}
