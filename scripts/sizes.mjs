// `node scripts/sizes.mjs`: JavaScript that a first visit loads, gzipped, against its limits. Exits with 1 over a limit.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

const folder = join(root, 'dist/console');
const KILOBYTE = 1000;

/** A file and what it imports statically, itself included: dynamic imports come later. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(folder, 'assets', file), 'utf8');
  for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) withImports(imported, seen);
  return seen;
}

/** Scripts and module preloads that an HTML page names. */
const scriptsOf = page =>
  [...readFileSync(join(folder, page), 'utf8').matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(
    ([, file]) => file,
  );

const total = files => {
  const all = files.reduce((seen, file) => withImports(file, seen), new Set());
  return [...all].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, 'assets', file)), { level: 9 }).length,
    0,
  );
};

const pages = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
const firstList = pages.find(({ route }) => route === '/banner');
const figures = [
  { name: 'sign-in page', bytes: total(scriptsOf('index.html')), limit: 130 },
  {
    name: 'console with its first list',
    bytes: total([...scriptsOf('console.html'), ...(firstList?.modules ?? []).map(path => basename(path))]),
    limit: 360,
  },
];

for (const { name, bytes, limit } of figures)
  console.info(
    `${bytes <= limit * KILOBYTE ? '✓' : '✗'} ${name}: ${(bytes / KILOBYTE).toFixed(1)} kB of ${limit} kB (gzip)`,
  );
if (!firstList) console.error('✗ pages.json names no /banner');
process.exit(firstList && figures.every(({ bytes, limit }) => bytes > 0 && bytes <= limit * KILOBYTE) ? 0 : 1);
