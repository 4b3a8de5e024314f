// `npm test -- sizes`: checks gzipped JavaScript sizes against limits (kB): of a first visit and of the dashboard's charts, measured in a
// real browser; and from the build, of what each list loads besides the console. Also checks that every chunk has V8's compile hint.
// Exits with 1 if a check fails. `npx tsx scripts/sizes.ts --files` lists the files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { resources } from '../src/resources';
import { measureFirstLoad } from '../tests/bench/firstLoad/measureFirstLoad';
import { COMPILE_HINT } from './compileHints';

/** Of the first list: what each declared resource may add with its addresses, rights, menu entry and names. */
const PER_RESOURCE = 0.5;
const limits: Record<string, number> = {
  'sign-in page': 106,
  // 240 with the 29 resources that the console began with
  'console with its first list': 225.5 + PER_RESOURCE * resources.length,
  'charts of the dashboard': 110,
};
const LIST_LIMIT = 90;
/** Chunks of forms, which no list may load. */
const OF_FORMS = /\/(form|zod)-/;
const KILOBYTE = 1000;

for (const { name, gzip, files, largest } of await measureFirstLoad()) {
  const limit = limits[name];
  const fits = limit !== undefined && gzip <= limit * KILOBYTE;
  console.info(`${fits ? '✓' : '✗'} ${name}: ${(gzip / KILOBYTE).toFixed(1)} kB of ${limit} kB (gzip, ${files} files)`);
  if (fits && !process.argv.includes('--files')) continue;
  for (const file of largest) console.info(`    ${(file.gzip / KILOBYTE).toFixed(1).padStart(6)} kB  ${file.path}`);
  if (!fits) process.exitCode = 1;
}

const build = fileURLToPath(new URL('../dist/console/', import.meta.url));
const pages: { route: string; modules: string[] }[] = JSON.parse(readFileSync(`${build}pages.json`, 'utf8'));
const lists = resources.flatMap(({ paths }) => pages.filter(({ route }) => route === paths.list));
const sized = lists.map(({ route, modules }) => {
  const gzip = modules.reduce((sum, file) => sum + gzipSync(readFileSync(build + file)).length, 0) / KILOBYTE;
  return { route, gzip, ofForms: modules.filter(file => OF_FORMS.test(file)) };
});
const [largest] = sized.toSorted((a, b) => b.gzip - a.gzip);
if (!largest) throw new Error('The build has no lists.');
const faulty = sized.filter(({ gzip, ofForms }) => gzip > LIST_LIMIT || ofForms.length > 0);
const result = `${largest.gzip.toFixed(1)} kB of ${LIST_LIMIT} kB (gzip, ${largest.route}; of forms or schemas nothing in ${lists.length} lists)`;
if (faulty.length === 0) console.info(`✓ list with the most code of its own: ${result}`);
for (const { route, gzip, ofForms } of faulty)
  console.info(`✗ ${route}: ${gzip.toFixed(1)} kB of ${LIST_LIMIT} kB ${ofForms.join(', ')}`);
if (faulty.length > 0) process.exitCode = 1;

// scripts without a source map are copied, not emitted by the bundler
const chunks = readdirSync(`${build}assets`).filter(
  file => file.endsWith('.js') && existsSync(`${build}assets/${file}.map`),
);
const unhinted = chunks.filter(file => !readFileSync(`${build}assets/${file}`, 'utf8').startsWith(COMPILE_HINT));
console.info(
  unhinted.length === 0
    ? `✓ all ${chunks.length} chunks begin with the compile hint`
    : `✗ something precedes the compile hint: ${unhinted.join(', ')}`,
);
if (unhinted.length > 0) process.exitCode = 1;
