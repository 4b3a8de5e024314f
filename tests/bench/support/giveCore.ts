import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** Whether processes can be pinned to their own cores: there are two or more, and `taskset` (util-linux) exists. */
export function canGiveCores(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return cpus().length > 1;
  } catch {
    return false;
  }
}

/** Pins running processes, with their threads and future children, to one core; without `core`, gives them all cores again. */
export function giveCore(pids: readonly number[], core?: number) {
  const cores = core === undefined ? `0-${cpus().length - 1}` : String(core);
  for (const pid of pids) execFileSync('taskset', ['-apc', cores, String(pid)], { stdio: 'ignore' });
}
