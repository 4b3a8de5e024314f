import { createHash } from 'node:crypto';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { type HttpError, invalidInput } from './HttpError';

/** Hashes what the caller saw in a dry run: the fingerprint changes as soon as any part of it does. */
export const fingerprintOf = (seen: unknown): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 32);

interface Refusals {
  notSeen: ErrorMessage;
  changed: () => HttpError;
}

/**
 * Requires a plan to be the one the caller has seen.
 *
 * @param seen fingerprint that the caller sent
 * @throws HttpError 422 at `fingerprint` if none was sent; the error made by `changed` if it does not match
 */
export function requireSeen(
  plan: { fingerprint: string },
  seen: string | null | undefined,
  { notSeen, changed }: Refusals,
): void {
  if (!seen) throw invalidInput({ fingerprint: notSeen });
  if (seen !== plan.fingerprint) throw changed();
}
