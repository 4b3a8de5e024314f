// `npm test -- sizes`: measures the JavaScript of a first visit, and of the dashboard's charts, in a real browser, gzipped, against limits (kB).
// Exits with 1 over a limit. `npx tsx scripts/sizes.ts --files` lists the files.
import { measureFirstLoad } from '../tests/bench/firstLoad/measureFirstLoad';

const limits: Record<string, number> = {
  'sign-in page': 106,
  'console with its first list': 240,
  'charts of the dashboard': 110,
};
const KILOBYTE = 1000;

for (const { name, gzip, files, largest } of await measureFirstLoad()) {
  const limit = limits[name];
  const fits = limit !== undefined && gzip <= limit * KILOBYTE;
  console.info(`${fits ? '✓' : '✗'} ${name}: ${(gzip / KILOBYTE).toFixed(1)} kB of ${limit} kB (gzip, ${files} files)`);
  if (fits && !process.argv.includes('--files')) continue;
  for (const file of largest) console.info(`    ${(file.gzip / KILOBYTE).toFixed(1).padStart(6)} kB  ${file.path}`);
  if (!fits) process.exitCode = 1;
}
