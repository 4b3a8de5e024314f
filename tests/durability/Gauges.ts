import { asAdmin } from '../support/database/postgresDatabases';

/** The resources a server holds at one moment. */
export interface Held {
  'resident, MB': number;
  'heap, MB': number;
  handles: number;
  descriptors: number;
  'connections to PostgreSQL': number;
}

const MEGABYTE = 2 ** 20;

/** Samples what one server and its database hold, and aggregates it by the minute. */
export class Gauges {
  #samples: Held[] = [];

  constructor(
    private readonly url: string,
    private readonly databaseUrl: string,
  ) {}

  async sample(): Promise<void> {
    const said = await (await fetch(`${this.url}/metrics`)).text();
    const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(said)?.[1]);
    const connections = await asAdmin(this.databaseUrl, async admin => {
      const { rowCount } = await admin.query(
        'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return rowCount ?? 0;
    });
    this.#samples.push({
      'resident, MB': metric('process_resident_memory_bytes') / MEGABYTE,
      'heap, MB': metric('nodejs_heap_size_used_bytes') / MEGABYTE,
      handles: metric('nodejs_active_handles_total'),
      descriptors: metric('process_open_fds'),
      'connections to PostgreSQL': connections,
    });
  }

  /** Returns the minimum of the samples since the last call: what a request holds comes and goes, but what leaks stays. */
  take(): Held {
    const [first, ...others] = this.#samples;
    if (!first) throw new Error('Nothing was sampled');
    this.#samples = [];
    return others.reduce(least, first);
  }
}

function least(one: Held, other: Held): Held {
  const names = Object.keys(one) as (keyof Held)[];
  return Object.fromEntries(names.map(name => [name, Math.min(one[name], other[name])])) as unknown as Held;
}
