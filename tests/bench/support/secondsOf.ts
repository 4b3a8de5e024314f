import { readFileSync } from 'node:fs';

/** Clock ticks of a second, which Linux has the same everywhere. */
const TICKS = 100;

/** The fields of `/proc/<pid>/stat`; the second is a name that may hold blanks. */
export function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return [String(pid), '', ...text.slice(text.lastIndexOf(')') + 2).split(' ')];
}

/** Seconds of processor time of a process with all its threads, since it began. */
export const secondsOf = (pid: number): number => sumOfTicks(statOf(pid), 13);

/** Seconds of processor time of the children of a process that have ended. */
export const secondsOfEnded = (pid: number): number => sumOfTicks(statOf(pid), 15);

/** Time in user mode, and next to it that in the kernel. */
const sumOfTicks = (stat: readonly string[], at: number) => (Number(stat[at]) + Number(stat[at + 1])) / TICKS;
