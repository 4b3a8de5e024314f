import { execFileSync } from 'node:child_process';
import pg from 'pg';
import type { BuiltServer } from '../../support/builtServer';
import { secondsOf, secondsOfEnded, statOf } from '../support/secondsOf';

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
  const postmaster = Number(statOf(rows[0]!.pid)[PARENT]);
  const backends = childrenOf(postmaster).map(secondsOf);
  await client.end();
  const { user, system } = process.cpuUsage();
  return {
    servers: sum(servers.map(({ pid }) => secondsOf(pid))),
    // backends that ended are counted to their parent
    postgres: sum([secondsOf(postmaster), secondsOfEnded(postmaster), ...backends]),
    generator: (user + system) / 1_000_000,
  };
}

const PARENT = 3;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number);
