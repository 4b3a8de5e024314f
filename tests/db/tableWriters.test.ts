import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../server');
const domains = path.join(root, 'domains');

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !name.startsWith(`seed${path.sep}`))
  .map(name => path.join(root, name));
const tableFiles = sources.filter(file => path.basename(file) === 'table.ts');

/** Tables by their SQL name, with the folder of the `table.ts` that declares them. */
const owners = new Map<string, string>();
/** The same tables by declaring file and exported name. */
const exported = new Map<string, string>();
for (const file of tableFiles) {
  const text = readFileSync(file, 'utf8');
  for (const [, constant, name] of text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)) {
    owners.set(name!, path.dirname(file));
    exported.set(`${file}#${constant}`, name!);
  }
}

/** Returns the local names of tables in a source file, whatever they were imported as. */
function tablesIn(file: string, text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, names, from] of text.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']*)'/g)) {
    const source = `${path.resolve(path.dirname(file), from!)}.ts`;
    for (const name of names!.split(',')) {
      const [original, local = original] = name
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      const table = exported.get(`${source}#${original}`);
      if (table) found.set(local!, table);
    }
  }
  return found;
}

/** Returns the tables that a source file writes: through Drizzle, a CRUD store, in bulk, or in its own SQL. */
function writtenBy(text: string, tables: ReadonlyMap<string, string>): Set<string> {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const drizzle = [
    ...code.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g),
    ...code.matchAll(/\bbulkInsert\(\s*\w+,\s*(\w+)/g),
    ...(/\bcrudStore\(/.test(code) ? code.matchAll(/\btable: (\w+)/g) : []),
    ...code.matchAll(/\b(?:insert into|update|delete from|truncate|merge into) \$\{(\w+)\}/gi),
  ].flatMap(([, local]) => tables.get(local!) ?? []);
  const raw = [...code.matchAll(/\b(?:insert into|update|delete from|truncate|merge into) (\w+)/gi)].flatMap(
    ([, name]) => (owners.has(name!) ? [name!] : []),
  );
  return new Set([...drizzle, ...raw]);
}

const writers = sources.flatMap(file => {
  const text = readFileSync(file, 'utf8');
  return [...writtenBy(text, tablesIn(file, text))].map(table => ({ file, table }));
});
const isWithin = (folder: string, file: string) => !path.relative(folder, file).startsWith('..');

/** Returns the domain folder of a file under `server/domains/`, else the file's own folder. */
const homeOf = (folder: string): string => {
  const [domain] = path.relative(domains, folder).split(path.sep);
  return isWithin(domains, folder) ? path.join(domains, domain!) : folder;
};
/** Demo and base data fill the tables of several domains at once. */
const isSeed = (file: string) => /[/\\](?:demo|base)[/\\]/.test(file);
/** Keys and values of the whole installation, written by whatever needs one. */
const SHARED = 'settings';

test('each table is written only by the domain that declares it, except demo and base data', () => {
  const foreign = writers
    .filter(({ file, table }) => table !== SHARED && !isSeed(file) && !isWithin(homeOf(owners.get(table)!), file))
    .map(({ file, table }) => `${path.relative(root, file)} writes ${table}`);
  expect(foreign).toEqual([]);
});

test('a write by any usual means is detected', () => {
  const tables = new Map([['owned', 'owners']]);
  owners.set('owners', owners.get('owners') ?? domains);
  for (const code of [
    'await tx.insert(owned).values({})',
    'tx\n.update(owned)\n.set({})',
    'db.delete( owned )',
    'bulkInsert(tx, owned, rows)',
    'crudStore({ entity: `owner`, table: owned })',
    `insert into \${owned} (id)`,
    `UPDATE \${owned} set a = 1`,
    'delete from owners where true',
  ])
    expect([code, ...writtenBy(code, tables)]).toEqual([code, 'owners']);
  for (const code of ['tx.select().from(owned)', '/** insert into owners */'])
    expect([...writtenBy(code, tables)]).toEqual([]);
});

test('every declared table is known to this test', () => {
  expect(owners.size).toBeGreaterThan(30);
  for (const file of tableFiles) {
    const declared = readFileSync(file, 'utf8').match(/\bpgTable\(/g)?.length ?? 0;
    expect([file, [...exported.keys()].filter(key => key.startsWith(`${file}#`)).length]).toEqual([file, declared]);
  }
});
