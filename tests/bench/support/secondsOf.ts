import { readFileSync } from 'node:fs';

/** Clock ticks per second, the same on every Linux. */
const TICKS = 100;

/** Returns the fields of `/proc/<pid>/stat`; the second is a name that may contain spaces, and is left empty. */
export function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return [String(pid), '', ...text.slice(text.lastIndexOf(')') + 2).split(' ')];
}

/** Returns the CPU seconds of a process with all its threads since its start. */
export const secondsOf = (pid: number): number => sumOfTicks(statOf(pid), 13);

/** Returns the CPU seconds of a process's terminated children. */
export const secondsOfEnded = (pid: number): number => sumOfTicks(statOf(pid), 15);

/** User time plus the kernel time in the field after it. */
const sumOfTicks = (stat: readonly string[], at: number) => (Number(stat[at]) + Number(stat[at + 1])) / TICKS;
