import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the packages of a lockfile by path, except links and optional ones, which may be for other platforms. */
function packagesOf(file) {
  const { packages } = JSON.parse(readFileSync(`${root}${file}`, 'utf8'));
  return Object.entries(packages).filter(([place, entry]) => place !== '' && !entry.optional && !entry.link);
}

/** Whether node_modules contains every version of the lockfile. */
export function isInstalled() {
  if (!existsSync(`${root}node_modules/.package-lock.json`)) return false;
  const installed = new Map(
    packagesOf('node_modules/.package-lock.json').map(([place, entry]) => [place, entry.version]),
  );
  return packagesOf('package-lock.json').every(
    ([place, entry]) => entry.peer || installed.get(place) === entry.version,
  );
}

/**
 * Says whether a version of Node is older than `engines` in `package.json` allows.
 * @param {string} version such as `18.20.4`
 * @param {string} engines such as `>=20.19`
 */
export function isTooOld(version, engines) {
  const numbers = text => text.match(/\d+/g).map(Number);
  const [major, minor] = numbers(version);
  const [oldestMajor, oldestMinor = 0] = numbers(engines);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

/** Ends with a message if Node is too old, and runs `npm ci` if something is missing. */
export function ensureInstalled() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  if (isTooOld(process.versions.node, engines.node)) {
    const current = readFileSync(`${root}.nvmrc`, 'utf8').trim();
    console.error(
      `This is Node ${process.versions.node}, which is too old: Node ${engines.node} is needed, best ${current} (https://nodejs.org/en/download).`,
    );
    process.exit(1);
  }
  if (isInstalled()) return;
  console.info('• Installing packages (npm ci), only once…');
  // the build needs development packages, even with NODE_ENV=production
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether a command is on the PATH. */
export function hasCommand(name) {
  try {
    execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
