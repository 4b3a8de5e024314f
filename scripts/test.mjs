// `npm test`: runs everything that CI runs. First installs what is missing, including a browser. `npm test -- e2e sizes`
// runs single steps, `npm test -- --changed [commit]` those named after what has changed since a commit (the last one).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { onlyOnPostgres } from '../jest.config.mjs';
import { changedFiles, isCommit, testsOf } from './changedTests.mjs';
import { ensureInstalled } from './install.mjs';
import { installNode } from './installNode.mjs';
import { root, run } from './run.mjs';

const results = join(root, 'test-results');

/** Runs Jest's projects, or the tests of some paths, or those that import some sources, and reads the counts from its report. */
const jest =
  (report, projects, { env, paths = [], sources } = {}) =>
  async () => {
    const file = join(results, `${report}.json`);
    const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`];
    if (sources) args.push('--passWithNoTests', '--findRelatedTests', ...sources);
    const { ok } = await run('jest', paths.length > 0 ? [...args, '--', ...paths] : args, { env });
    const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(file);
    // a suite that fails to start has no failed tests
    return {
      ok,
      passed: numPassedTests ?? 0,
      failed: Math.max(numFailedTests ?? 0, ok ? 0 : (numFailedTestSuites ?? 1), ok ? 0 : 1),
    };
  };

/** {@link jest} on a line of Node other than the one that runs this. */
const jestOn = (line, report, projects) => async () => {
  const programs = installNode(line);
  if (!programs) return { ok: false, passed: 0, failed: 1, said: `Node ${line} could not be installed.` };
  const PATH = [join(root, 'node_modules/.bin'), programs, process.env.PATH].join(delimiter);
  return jest(`${report}-node${line}`, projects, { env: { PATH } })();
};

const playwright =
  (scripts = []) =>
  async () => {
    const { ensureBrowser } = await import('./findBrowser.mjs');
    const { ok } = await run('playwright', ['test', ...scripts], { env: { CHROMIUM_PATH: await ensureBrowser() } });
    const { stats } = readReport(join(results, 'e2e.json'));
    return {
      ok,
      passed: stats?.expected ?? 0,
      failed: Math.max((stats?.unexpected ?? 0) + (stats?.flaky ?? 0), ok ? 0 : 1),
    };
  };

const command =
  (name, args) =>
  async ({ quiet = false } = {}) => {
    const { ok, output } = await run(name, args, quiet ? { quiet } : { keep: true });
    if (quiet) process.stdout.write(output);
    // repeated below the summary, since often only the end of a long run is read
    return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, said: ok ? undefined : output.slice(-3_000) };
  };

const steps = {
  check: command('node', ['scripts/check.mjs']),
  'supply chain': command('node', ['scripts/supplyChain.mjs', '--offline']),
  build: command('node', ['scripts/build.mjs']),
  unit: jest('unit', ['contract', 'console']),
  api: jest('api', ['server']),
  'api on PostgreSQL': jest('api-postgres', ['server-postgres'], { env: { TEST_ON: 'postgres' } }),
  'api behind PgBouncer': jest('api-pgbouncer', ['server-pgbouncer'], {
    env: { TEST_ON: 'pgbouncer' },
    paths: ['tests/domains/(banner|export|notification|order|price)/', 'tests/db/(crudStore|createOnce)'],
  }),
  outages: command('tsx', ['tests/durability/outages.ts']),
  'rolling restart': command('tsx', ['tests/durability/rollingRestart.ts']),
  durability: command('tsx', ['tests/durability/killNine.ts']),
  sizes: command('tsx', ['scripts/sizes.ts']),
  container: command('tsx', ['tests/container/startAsInImage.ts']),
  'fault run': command('tsx', ['tests/durability/faultRun.ts']),
  soak: command('tsx', ['tests/durability/soak.ts']),
  e2e: playwright(),
};
/** `npm test -- runtimes`, for every night: the tests on each line of Node that is supported, except the one that runs this. */
const runtimes = [20, 24, 26]
  .filter(line => !process.versions.node.startsWith(`${line}.`))
  .flatMap(line => {
    steps[`unit on Node ${line}`] = jestOn(line, 'unit', ['contract', 'console']);
    steps[`api on Node ${line}`] = jestOn(line, 'api', ['server']);
    return [`unit on Node ${line}`, `api on Node ${line}`];
  });

/** Steps that run only when named: they need half an hour, or a program that a bare machine does not have. */
const onlyAsked = new Set(['api behind PgBouncer', 'fault run', 'soak', ...runtimes]);
/** Steps with their own servers, run two at a time: each leaves cores idle while it waits for a start or a connection. */
const sideBySide = new Set(['outages', 'rolling restart', 'durability', 'sizes', 'container']);
/** Steps that need a build. */
const needBuild = new Set([...sideBySide, 'fault run', 'soak', 'e2e']);

/**
 * Narrows the steps to the tests named after what has changed since a commit.
 * @returns the names of the steps that are left
 */
function narrowToChanges(since) {
  if (!isCommit(root, since)) {
    console.error(`No such commit: ${since}`);
    process.exit(1);
  }
  const { unit, api, e2e, build } = testsOf(root, changedFiles(root, since));
  steps.unit = jest('unit', ['contract', 'console'], { sources: unit });
  const isOnPostgres = path => onlyOnPostgres.some(pattern => `<rootDir>/${path}`.match(pattern));
  const onPostgres = api.filter(isOnPostgres);
  const onPglite = api.filter(path => !isOnPostgres(path));
  steps.api = jest('api', ['server'], { paths: onPglite });
  steps['api on PostgreSQL'] = jest('api-postgres', ['server-postgres'], {
    env: { TEST_ON: 'postgres' },
    paths: onPostgres,
  });
  // the other backends run the same scripts again
  steps.e2e = playwright(['--project=embedded', ...e2e]);
  const isNeeded = {
    check: true,
    build: build || e2e.length > 0,
    unit: unit.length > 0,
    api: onPglite.length > 0,
    'api on PostgreSQL': onPostgres.length > 0,
    e2e: e2e.length > 0,
  };
  return Object.keys(isNeeded).filter(name => isNeeded[name]);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const given = process.argv.slice(2);
const wanted =
  given[0] === '--changed'
    ? narrowToChanges(given[1] ?? 'HEAD')
    : given.flatMap(name => (name === 'runtimes' ? runtimes : name));
const unknown = wanted.filter(name => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Available steps: ${Object.keys(steps).join(', ')}, runtimes`);
  process.exit(1);
}
const outcomes = [];
const take = async (name, options) => {
  const began = Date.now();
  const built = outcomes.find(outcome => outcome.name === 'build')?.ok ?? true;
  const outcome =
    !built && needBuild.has(name) ? { ok: false, passed: 0, failed: 1, skipped: true } : await steps[name](options);
  outcomes.push({ name, seconds: (Date.now() - began) / 1000, ...outcome });
};
const names = Object.keys(steps).filter(name => (wanted.length > 0 ? wanted.includes(name) : !onlyAsked.has(name)));
const together = names.filter(name => sideBySide.has(name));
for (const group of new Set(names.map(name => (sideBySide.has(name) ? together : [name])))) {
  console.info(`\n━━━ ${group.join(', ')}`);
  const waiting = [...group];
  const next = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await take(name, { quiet: group.length > 1 });
  };
  await Promise.all([next(), next()]);
}

console.info('\n━━━ summary');
for (const { name, ok, passed, failed, seconds, skipped } of outcomes)
  console.info(
    `${ok ? '✓' : '✗'} ${name.padEnd(18)} ${passed} passed, ${failed} failed${skipped ? ' (not run: the build failed)' : ''}, ${seconds.toFixed(0)} s`,
  );
const sum = key => outcomes.reduce((total, outcome) => total + outcome[key], 0);
writeFileSync(join(results, 'summary.json'), JSON.stringify(outcomes, null, 2));
const failed = sum('failed');
for (const { name, said } of outcomes) if (said) console.info(`\n${name} said:\n${said.trimEnd()}\n`);
if (failed > 0) console.info('Reports: test-results/, playwright-report/index.html (traces), test-results/server.log');
console.info(`${sum('passed')} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
