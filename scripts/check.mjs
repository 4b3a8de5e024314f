// `npm run check`, in parallel: format and lint (Biome), types (TypeScript), unused files and exports (knip), import
// cycles and layers.
import { checkCircles } from './checkCircles.mjs';
import { checkLayers } from './checkLayers.mjs';
import { root, run } from './run.mjs';

const checks = {
  biome: ['biome', ['check', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`]],
  // each further checker of the compiler computes most types again, so a single one is fastest on two cores
  types: ['tsc', ['--noEmit', '--pretty', '--checkers', '1']],
  knip: ['knip', ['--no-progress']],
};

const running = Object.entries(checks).map(async ([name, [command, args]]) => ({
  name,
  ...(await run(command, args, { quiet: true })),
}));
const began = Date.now();
const faults = [...checkCircles(root), ...checkLayers(root)];
const imports = {
  name: 'imports',
  ok: faults.length === 0,
  output: faults.join('\n'),
  seconds: (Date.now() - began) / 1000,
};
const results = [imports, ...(await Promise.all(running))];
for (const { name, ok, output, seconds } of results) {
  if (!ok) console.info(output.trimEnd());
  console.info(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
