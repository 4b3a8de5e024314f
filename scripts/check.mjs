// `npm run check`: format, lint and the layers' arrows (Biome), types (TypeScript), unused files and exports (knip), side by side.
import { run } from './run.mjs';

const checks = {
  biome: ['biome', ['check', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`]],
  types: ['tsc', ['--noEmit', '--pretty']],
  knip: ['knip', ['--no-progress']],
};

const results = await Promise.all(
  Object.entries(checks).map(async ([name, [command, args]]) => ({
    name,
    ...(await run(command, args, { quiet: true })),
  })),
);
for (const { name, ok, output, seconds } of results) {
  if (!ok) console.info(output.trimEnd());
  console.info(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
