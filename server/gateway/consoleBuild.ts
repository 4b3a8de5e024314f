import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns an identifier of the console build in a folder, derived from the hashed files that its page links; undefined without a build. */
export function consoleBuild(root: string): string | undefined {
  const page = join(root, 'console.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : undefined;
}
