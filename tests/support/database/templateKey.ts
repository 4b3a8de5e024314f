import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areasVersion } from '../../../server/domains/area/base/loadAreas';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Returns a key for everything a filled database depends on: tables, migrations, base and demo data, and the date, since demo data is
 * relative to it. A template from an earlier run is valid while the key is unchanged.
 */
export function templateKey(): string {
  const hash = createHash('sha256').update(areasVersion()).update(new Date().toDateString());
  for (const folder of ['server/db', 'server/seed', 'server/domains', 'contract'])
    for (const file of filesIn(join(root, folder))) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && isPart(entry.parentPath, entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort();

/** From a domain, counts only its tables, its base and demo data, and how passwords are hashed. */
const isPart = (folder: string, name: string) =>
  !folder.includes('/domains/') ||
  ['table.ts', 'passwords.ts', 'index.ts'].includes(name) ||
  /\/(base|demo)$/.test(folder) ||
  /^(seed|load)[A-Z]/.test(name);
