import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Idempotency } from '../core/Actor';
import { withoutSecrets } from '../core/withoutSecrets';

/** Long enough not to collide; anything else is ignored. */
const KEY = /^[\w-]{16,100}$/;

interface Content {
  /** Method and path of the contract. */
  call: string;
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  /** Of an upload. */
  bytes: Buffer | undefined;
}

/**
 * The request's `Idempotency-Key` with the digest of what it asks for. Passwords are no part of it: they would be guessed from the
 * digest, and a repeated request may need none.
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
