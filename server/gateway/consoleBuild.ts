import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Identifies the console build in a folder by the hashed files that its page links. Undefined without a build. */
export function consoleBuild(root: string): string | undefined {
  const page = join(root, 'console.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : undefined;
}
