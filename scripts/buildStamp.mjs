import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['contract', 'src', 'server', 'vite.config.ts', 'package-lock.json', 'scripts'];
const stampFile = `${root}dist/stamp.txt`;

function* filesIn(path) {
  if (!existsSync(root + path)) return;
  const stat = statSync(root + path);
  if (stat.isFile()) yield `${path} ${stat.size} ${Math.trunc(stat.mtimeMs)}`;
  else for (const name of readdirSync(root + path).sort()) yield* filesIn(`${path}/${name}`);
}

/** Returns a hash that changes with any source file (path, size, time). */
export function sourceStamp() {
  const hash = createHash('sha256');
  for (const source of sources) for (const line of filesIn(source)) hash.update(`${line}\n`);
  return hash.digest('hex');
}

/** Whether `dist` was built from the current sources. */
export const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();

/** Records the sources from which `dist` was built; take `stamp` before the build begins. */
export const writeStamp = stamp => writeFileSync(stampFile, stamp);
