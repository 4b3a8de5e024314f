// `npm run check`, in parallel: format, lint and import cycles (Biome), types (TypeScript), unused files and
// exports (knip), layers.
import { checkLayers } from './checkLayers.mjs';
import { root, run } from './run.mjs';

const checks = {
  biome: ['biome', ['check', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`]],
  // each further checker of the compiler works out most types again: on two cores one is the fastest
  types: ['tsc', ['--noEmit', '--pretty', '--checkers', '1']],
  knip: ['knip', ['--no-progress']],
};

const results = await Promise.all(
  Object.entries(checks).map(async ([name, [command, args]]) => ({
    name,
    ...(await run(command, args, { quiet: true })),
  })),
);
const began = Date.now();
const faults = checkLayers(root);
const layers = {
  name: 'layers',
  ok: faults.length === 0,
  output: faults.join('\n'),
  seconds: (Date.now() - began) / 1000,
};
results.push(layers);
for (const { name, ok, output, seconds } of results) {
  if (!ok) console.info(output.trimEnd());
  console.info(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
