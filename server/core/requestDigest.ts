import { createHash } from 'node:crypto';
import { withoutSecrets } from './withoutSecrets';

/**
 * Returns the digest, in hex, that tells the requests under one `Idempotency-Key` apart. Passwords are excluded: they could be guessed from
 * the digest, and a repeated request may not need one.
 *
 * @param content the request's address and body
 * @param bytes the uploaded file, if any
 */
export function requestDigest(content: Record<string, unknown>, bytes?: Buffer): string {
  const digest = createHash('sha256').update(JSON.stringify(withoutSecrets(content)));
  if (bytes) digest.update(bytes);
  return digest.digest('hex');
}
