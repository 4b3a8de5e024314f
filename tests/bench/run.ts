// `npm run bench` measures everything, `npm run bench -- list first-load` only some. The results go to tests/bench/results.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { dashboardBench } from './dashboard/dashboardBench';
import { deskBench } from './desk/deskBench';
import { exportBench } from './exportBench';
import { firstLoadBench } from './firstLoad/firstLoadBench';
import { firstRowsBench } from './firstRows/firstRowsBench';
import { largeExportBench } from './largeExportBench';
import { listBench } from './list/listBench';
import { listsBench } from './lists/listsBench';
import { merchantsBench } from './merchants/merchantsBench';
import { pagesBench } from './pages/pagesBench';
import { processesBench } from './processes/processesBench';
import { providerBench } from './provider/providerBench';
import { seedBench } from './seedBench';
import { spreadsheetBench } from './spreadsheet/spreadsheetBench';
import { startBench } from './startBench';

const benches: Record<string, () => Promise<string>> = {
  start: () => startBench(),
  dashboard: () => dashboardBench(quick ? { rounds: 5, sizes: [10_000, 100_000] } : {}),
  'first-load': firstLoadBench,
  'first-rows': () => firstRowsBench(quick ? { rounds: 3 } : {}),
  pages: () => pagesBench(quick ? { rounds: 1 } : {}),
  desk: () => deskBench(quick ? { rounds: 2 } : {}),
  export: () => exportBench(quick ? { rounds: 2 } : {}),
  'large-export': () => largeExportBench(quick ? { rounds: 1, orders: 100_000 } : {}),
  list: () => listBench(quick ? { rounds: 3, seconds: 2 } : {}),
  lists: () => listsBench(quick ? { rounds: 5, sizes: [10_000, 100_000] } : {}),
  merchants: () => merchantsBench(quick ? { rounds: 60 } : {}),
  provider: () => providerBench(quick ? { rounds: 3, seconds: 2 } : {}),
  processes: () => processesBench(quick ? { rounds: 2, seconds: 3 } : {}),
  seed: () => seedBench(quick ? { orders: 120_000 } : {}),
  spreadsheet: () => spreadsheetBench(quick ? { rounds: 2 } : {}),
};

const quick = process.argv.includes('--quick');
const named = process.argv.slice(2).filter(word => !word.startsWith('--'));
const unknown = named.filter(name => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`No such figure: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}

const file = fileURLToPath(new URL('results.md', import.meta.url));
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  console.info(`• ${name}`);
  const section = await benches[name]!();
  console.info(`\n${section}\n`);
  if (!quick) keep(name, section);
}

/** Replaces one section of the results; each of the others keeps its own date of measurement. */
function keep(name: string, section: string) {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const machine = `${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
  const text = `${begin}\n## ${name}\n\n${section}\n\n_${machine}_\n${end}`;
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
    : '# Results\n\nWhat each figure is: [README.md](README.md).\n';
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  const after =
    from >= 0 && to >= 0
      ? before.slice(0, from) + text + before.slice(to + end.length)
      : `${before.trimEnd()}\n\n${text}\n`;
  writeFileSync(file, after);
}
