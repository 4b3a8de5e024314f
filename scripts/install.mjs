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

/** Runs `npm ci` if something is missing. */
export function ensureInstalled() {
  if (isInstalled()) return;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: version 20.19 or newer is required.`);
    process.exit(1);
  }
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
