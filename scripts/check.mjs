// `npm run check`, in parallel: format and lint (Biome), types (TypeScript), unused files and exports (knip), import
// cycles and layers, slow regular expressions (recheck).
import { checkCircles } from './checkCircles.mjs';
import { checkLayers } from './checkLayers.mjs';
import { checkPatterns } from './checkPatterns.mjs';
import { root, run } from './run.mjs';

/** What is kept from one run to the next, so that the next one looks only at what has changed. */
const cache = 'node_modules/.cache/check';

const checks = {
  biome: ['biome', ['check', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`]],
  // Each further checker computes most types again, so a single one is fastest on two cores. What has not changed is not checked again.
  types: [
    'tsc',
    ['--noEmit', '--pretty', '--checkers', '1', '--incremental', '--tsBuildInfoFile', `${cache}/tsc.tsbuildinfo`],
  ],
  knip: ['knip', ['--no-progress', '--cache', '--cache-location', `${cache}/knip`]],
};

const running = Object.entries(checks).map(async ([name, [command, args]]) => ({
  name,
  ...(await run(command, args, { quiet: true })),
}));
const ownCheck = async (name, faultsOf) => {
  const began = Date.now();
  const faults = await faultsOf();
  return { name, ok: faults.length === 0, output: faults.join('\n'), seconds: (Date.now() - began) / 1000 };
};
const imports = await ownCheck('imports', () => [...checkCircles(root), ...checkLayers(root)]);
const patterns = await ownCheck('patterns', () => checkPatterns(root));
const results = [imports, patterns, ...(await Promise.all(running))];
for (const { name, ok, output, seconds } of results) {
  if (!ok) console.info(output.trimEnd());
  console.info(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
