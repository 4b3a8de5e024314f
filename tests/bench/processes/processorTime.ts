import type { BuiltServer } from '../../support/builtServer';
import { postgresProcesses } from '../support/postgresProcesses';
import { secondsOf, secondsOfEnded } from '../support/secondsOf';

/** CPU seconds of each part of a local installation since it started. */
export interface ProcessorTime {
  servers: number;
  postgres: number;
  /** This process, which sends the requests. */
  generator: number;
}

/** Reads the times from `/proc`. */
export async function processorTime(servers: readonly BuiltServer[], databaseUrl: string): Promise<ProcessorTime> {
  const { postmaster, children } = await postgresProcesses(databaseUrl);
  const { user, system } = process.cpuUsage();
  return {
    servers: sum(servers.map(({ pid }) => secondsOf(pid))),
    // the CPU time of backends that have ended counts towards their parent
    postgres: sum([secondsOf(postmaster), secondsOfEnded(postmaster), ...children.map(secondsOf)]),
    generator: (user + system) / 1_000_000,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
