import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { statOf } from './secondsOf';

/** The processes of a local PostgreSQL. */
export interface PostgresProcesses {
  postmaster: number;
  /** Its child processes: a backend for each other connection, and its own workers. */
  children: number[];
}

/** Finds the processes over a connection of its own. */
export async function postgresProcesses(databaseUrl: string): Promise<PostgresProcesses> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const own = rows[0]!.pid;
    const postmaster = Number(statOf(own)[PARENT]);
    return { postmaster, children: childrenOf(postmaster).filter(pid => pid !== own) };
  } finally {
    await client.end();
  }
}

const PARENT = 3;

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number);
