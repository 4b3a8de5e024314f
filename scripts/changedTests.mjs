import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Parts that every page or call uses: a change to them is tried on one domain that uses most of them. */
const SAMPLE = 'banner';
/** What the build is made of and by. */
const OF_BUILD = /^(contract|src|server|scripts)\/|^(vite\.config\.ts|package(-lock)?\.json)$/;
/** Browser scripts of what no domain owns. */
const SHARED_SCRIPTS = ['banner.spec.ts', 'lists.spec.ts', 'frame.spec.ts'];
/** Server code outside the domains, with the folder of its tests where that has another name. */
const SERVER_TESTS = {
  http: 'gateway',
  core: 'gateway',
  startup: 'gateway',
  store: 'db',
  audit: 'auditLog',
  seed: 'db',
};

/** Whether a text names a commit. */
export const isCommit = (root, text) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${text}^{commit}`], { cwd: root })
    .status === 0;

/**
 * Returns the files changed since a commit, those not yet added included.
 * @param {string} root the checkout
 * @param {string} since a commit, branch or tag
 */
export function changedFiles(root, since) {
  const git = args => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([
      ...git(['diff', '--name-only', '--relative', since]),
      ...git(['ls-files', '--others', '--exclude-standard']),
    ]),
  ];
}

/**
 * Returns what is tried after a change: unit tests that import a changed file, API tests and browser scripts named after its domain, and every changed
 * test. What no domain owns is tried on one of them.
 * @param {string} root the checkout
 * @param {string[]} files changed files, relative to the root
 * @returns {{ unit: string[], api: string[], e2e: string[], build: boolean }} sources whose unit tests run, paths of API tests and of browser scripts, and
 *   whether the build has changed
 */
export function testsOf(root, files) {
  const domainTests = readdirSync(join(root, 'tests/domains'));
  const scripts = readdirSync(join(root, 'tests/e2e')).filter(name => name.endsWith('.spec.ts'));
  const api = new Set();
  const e2e = new Set();
  const unit = files.filter(file =>
    /^(contract|src|server|scripts|tests\/(contract|console))\/.*\.(ts|tsx|mjs)$/.test(file),
  );
  const sources = files.filter(file => /^(contract|src|server)\//.test(file));
  for (const file of files) {
    if (/^tests\/(db|domains|gateway)\/.*\.test\.ts$/.test(file)) api.add(file);
    if (/^tests\/e2e\/[^/]*\.spec\.ts$/.test(file)) e2e.add(file);
  }
  for (const file of sources) {
    const [tree, room = ''] = file.split('/');
    const names = namesIn(file);
    const own = domainTests.filter(name => names.has(name));
    if (tree !== 'src') {
      for (const name of own) api.add(`tests/domains/${name}/`);
      if (tree === 'server' && room !== 'domains') {
        const folder = SERVER_TESTS[room] ?? room;
        const place = [`tests/${folder}/`, `tests/domains/${folder}/`].find(path => isFolder(join(root, path)));
        api.add(place ?? `tests/domains/${SAMPLE}/`);
      } else if (own.length === 0) api.add(`tests/domains/${SAMPLE}/`);
    }
    const scripted = scripts.filter(script => [...names].some(name => script.startsWith(name)));
    const isShared = tree === 'src' && room !== 'resources' && room !== 'pages';
    const shared = isShared || scripted.length === 0 ? SHARED_SCRIPTS : [];
    for (const script of [...scripted, ...shared]) e2e.add(`tests/e2e/${script}`);
  }
  // a deleted test is not there to run
  const there = paths => [...paths].filter(path => existsSync(join(root, path))).sort();
  return { unit: there(unit), api: there(api), e2e: there(e2e), build: files.some(file => OF_BUILD.test(file)) };
}

/** The names in a path after which tests may be named: `contract/order/orderApi.ts` has `order`, `contract/bannerErrors.ts` has `banner`. */
function namesIn(file) {
  const parts = file
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(1);
  const last = parts.at(-1) ?? '';
  return new Set(
    [...parts, last.replace(/(Api|Errors|Record|Form|List|Resource)$/, '')].filter(name => name.length > 2),
  );
}

const isFolder = path => existsSync(path) && statSync(path).isDirectory();
