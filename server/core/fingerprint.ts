import { createHash } from 'node:crypto';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { type HttpError, invalidInput } from './HttpError';

/** Identifies what somebody saw in a dry run: it differs as soon as anything of it does. */
export const fingerprintOf = (seen: unknown): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 32);

interface Refusals {
  notSeen: ErrorMessage;
  changed: () => HttpError;
}

/**
 * Requires a plan to be the one that was seen.
 *
 * @param seen fingerprint that the caller sent
 * @throws HttpError 422 at `fingerprint` where nothing was seen; what `changed` makes where something else was
 */
export function requireSeen(
  plan: { fingerprint: string },
  seen: string | null | undefined,
  { notSeen, changed }: Refusals,
): void {
  if (!seen) throw invalidInput({ fingerprint: notSeen });
  if (seen !== plan.fingerprint) throw changed();
}
