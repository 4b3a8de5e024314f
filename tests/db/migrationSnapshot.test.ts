import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

const filesIn = (directory: string, end: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(end))
    .map(name => resolve(directory, name))
    .toSorted();

/**
 * Two migrations made side by side leave the later one's snapshot without the earlier one's tables: the next `db:generate` repeats them.
 */
test('the latest migration snapshot matches the declared tables', async () => {
  const declared: Record<string, unknown> = {};
  for (const file of filesIn('server', '/table.ts')) Object.assign(declared, await import(file));
  const last = readFileSync(filesIn('server/db/migrations/meta', '_snapshot.json').at(-1)!, 'utf8');
  const known = JSON.parse(last) as ReturnType<typeof generateDrizzleJson>;
  expect(await generateMigration(known, generateDrizzleJson(declared))).toEqual([]);
});
