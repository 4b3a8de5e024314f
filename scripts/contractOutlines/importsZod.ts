import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const known = new Map<string, boolean>();

/** Whether a module imports zod, directly or transitively. */
export function importsZod(file: string): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, false);
  const { staticImports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const requests = staticImports
    .filter(({ entries }) => entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const found = requests.some(
    request => request === 'zod' || (request.startsWith('.') && importsZod(`${resolve(file, '..', request)}.ts`)),
  );
  known.set(file, found);
  return found;
}
