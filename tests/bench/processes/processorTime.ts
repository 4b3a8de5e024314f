import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { BuiltServer } from '../../support/builtServer';

/** Seconds of processor time of each part of an installation on this machine, since each began. */
export interface ProcessorTime {
  servers: number;
  postgres: number;
  /** This process, which sends the requests. */
  generator: number;
}

/** Reads it from `/proc`. */
export async function processorTime(servers: readonly BuiltServer[], databaseUrl: string): Promise<ProcessorTime> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = Number(fieldsOf(rows[0]!.pid)[PARENT]);
  const backends = childrenOf(postmaster);
  const [parent, ...all] = [postmaster, ...backends].map(fieldsOf);
  await client.end();
  const { user, system } = process.cpuUsage();
  return {
    servers: sum(servers.map(({ pid }) => ownTime(fieldsOf(pid)))),
    // backends that ended are counted to their parent
    postgres: sum([parent!, ...all].map(ownTime)) + (Number(parent![15]) + Number(parent![16])) / TICKS,
    generator: (user + system) / 1_000_000,
  };
}

const PARENT = 3;
/** Clock ticks of a second, which Linux has the same everywhere. */
const TICKS = 100;

const ownTime = (fields: readonly string[]) => (Number(fields[13]) + Number(fields[14])) / TICKS;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The fields of `/proc/<pid>/stat`; the second is a name that may hold blanks. */
function fieldsOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return [String(pid), '', ...text.slice(text.lastIndexOf(')') + 2).split(' ')];
}

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number);
