import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Installs a line of Node from the registry, whose `node` package brings the program; an earlier run's is brought up to date.
 * @param {number} line major version
 * @returns {string | undefined} the folder with the program, for the PATH; undefined if the registry does not offer it
 */
export function installNode(line) {
  const folder = join(root, 'node_modules/.cache', `node-${line}`);
  const programs = join(folder, 'node_modules/node/bin');
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'];
  const { status } = spawnSync('npm', ['install', ...options, `node@${line}`], { stdio: 'inherit' });
  return status === 0 && existsSync(join(programs, 'node')) ? programs : undefined;
}
