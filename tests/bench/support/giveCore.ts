import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** Whether processes can be given cores of their own: there are two or more, and `taskset` (util-linux). */
export function canGiveCores(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return cpus().length > 1;
  } catch {
    return false;
  }
}

/** Lets running processes, with all their threads and what they start from now on, have one core alone; without one, all again. */
export function giveCore(pids: readonly number[], core?: number) {
  const cores = core === undefined ? `0-${cpus().length - 1}` : String(core);
  for (const pid of pids) execFileSync('taskset', ['-apc', cores, String(pid)], { stdio: 'ignore' });
}
