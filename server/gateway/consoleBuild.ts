import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the build of the console in a folder: another build has other hashed files, which its page lists. Undefined without one. */
export function consoleBuild(root: string): string | undefined {
  const page = join(root, 'console.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : undefined;
}
