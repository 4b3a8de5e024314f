import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './Installation';
import { SlowClients } from './SlowClients';

const PAUSE_MS = 10_000;
const FULL_MS = 15_000;
const MOVED_MS = 6_000;
/** How long a supervisor takes to notice. */
const DEAD_MS = 2_000;

export interface Fault {
  name: string;
  /** Whether the database goes away: the servers must then be ready soon after it returns. */
  ofDatabase?: true;
  /** Resolves when what was taken away is back. */
  happen(): Promise<void>;
  /** Why it cannot be tried here. */
  missing?: string | undefined;
}

/** Returns the faults of an installation, to be run one after the other; `token` belongs to someone who may read everything. */
export function faultsOf(installation: Installation, token: string): Fault[] {
  const { disk, clock } = installation;
  let killed = 0;
  return [
    { name: 'PostgreSQL restarted', ofDatabase: true, happen: () => installation.postgres.restart('fast') },
    { name: 'PostgreSQL crashed', ofDatabase: true, happen: () => installation.postgres.restart('immediate') },
    {
      name: 'PostgreSQL paused 10 s',
      ofDatabase: true,
      async happen() {
        const { postgres } = installation;
        postgres.freeze();
        await wait(PAUSE_MS);
        postgres.thaw();
      },
    },
    { name: 'failover to a replica', ofDatabase: true, happen: () => installation.failOver() },
    {
      name: 'a server killed (-9)',
      async happen() {
        const index = killed++ % installation.servers.length;
        await installation.servers[index]!.kill();
        await wait(DEAD_MS);
        await installation.startServer(index);
      },
    },
    {
      name: 'disk full 15 s',
      missing: disk ? undefined : 'only root may mount a small one',
      async happen() {
        disk!.fill();
        await wait(FULL_MS);
        disk!.empty();
        // PostgreSQL ends if it cannot even write its WAL
        if (!installation.postgres.isRunning()) await installation.postgres.restart('fast');
      },
    },
    {
      name: 'slow clients',
      async happen() {
        const clients = installation.urls.map(url => new SlowClients({ url, token }));
        await Promise.all(clients.map(slow => slow.untilRefused()));
        for (const slow of clients) slow.leave();
      },
    },
    {
      name: 'clock ±1 h',
      missing: clock ? undefined : 'libfaketime is not installed',
      async happen() {
        for (const offset of ['+1h', '-1h', '+0']) {
          clock!.move(offset);
          await wait(MOVED_MS);
        }
      },
    },
  ];
}
