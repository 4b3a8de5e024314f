import { type BuiltServer, startBuiltServer } from '../support/builtServer';
import { asAdmin, urlOf } from '../support/database/postgresDatabases';
import { type RunningPgBouncer, startPgBouncer } from '../support/database/startPgBouncer';
import { type RunningPostgres, startPostgres } from '../support/database/startPostgres';
import { freePort } from '../support/freePort';
import { CuttableProxy } from './CuttableProxy';
import { MovableClock } from './MovableClock';
import { SmallDisk } from './SmallDisk';
import { until } from './until';

const DATABASE = 'merchants';

/** Two built servers on PostgreSQL behind PgBouncer, as in `docs/operations.md`, and what can be done to them. */
export class Installation {
  readonly servers: BuiltServer[] = [];

  private constructor(
    /** The server currently written to. */
    public postgres: RunningPostgres,
    readonly pooler: RunningPgBouncer,
    /** The address in `DATABASE_DIRECT_URL`: it moves to another server on failover. */
    readonly address: CuttableProxy,
    private readonly ports: readonly number[],
    /** Undefined if this machine cannot provide a disk to fill up. */
    readonly disk: SmallDisk | undefined,
    /** The second server's clock; undefined if it cannot be moved. */
    readonly clock: MovableClock | undefined,
  ) {}

  static async open(): Promise<Installation> {
    const disk = SmallDisk.mount();
    const clock = MovableClock.open();
    // acknowledged writes must survive a crash; a replica that lost its primary reconnects at once
    const settings = { synchronous_commit: 'on', wal_retrieve_retry_interval: '200ms', max_wal_size: '256MB' };
    const postgres = await startPostgres(settings, {
      preferring: 'pg_basebackup',
      ...(disk && { under: disk.folder }),
    });
    const pooler = await startPgBouncer(postgres.url);
    const address = await CuttableProxy.open(addressOf(postgres));
    const ports = [await freePort(), await freePort()];
    return new Installation(postgres, pooler, address, ports, disk, clock);
  }

  /** Starts the servers one after the other: the first fills the database. */
  async start(): Promise<void> {
    await asAdmin(this.postgres.url, admin => admin.query(`create database ${DATABASE}`));
    for (const index of this.ports.keys()) await this.startServer(index);
  }

  get urls(): readonly string[] {
    return this.ports.map(port => `http://127.0.0.1:${port}`);
  }

  /** Bypasses everything in between. */
  get databaseUrl(): string {
    return urlOf(this.postgres.url, DATABASE);
  }

  /** Restarts a server, as a supervisor does. */
  async startServer(index: number): Promise<void> {
    const direct = new URL(this.databaseUrl);
    direct.port = String(this.address.port);
    const env = {
      LOG_LEVEL: 'warn',
      SEED: 'large',
      SEED_ORDERS: '0',
      DATABASE_URL: urlOf(this.pooler.url, DATABASE),
      DATABASE_DIRECT_URL: direct.href,
      DATABASE_PREPARED_STATEMENTS: 'off',
      ...(index === 1 && this.clock?.env),
    };
    this.servers[index] = await startBuiltServer({ env, port: this.ports[index]! });
  }

  /** Crashes the database and promotes a replica in its place. Nothing is lost: the replica was synchronous. */
  async failOver(): Promise<void> {
    const lost = this.postgres;
    const replica = await lost.replica();
    await asAdmin(lost.url, async admin => {
      await admin.query(`alter system set synchronous_standby_names = '*'`);
      await admin.query('select pg_reload_conf()');
      const caughtUp = `select 1 from pg_stat_replication where sync_state = 'sync' and flush_lsn >= $1::pg_lsn`;
      await until(
        async () => (await admin.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)).rowCount === 1,
      );
      const { rows } = await admin.query<{ position: string }>('select pg_current_wal_lsn() as position');
      await until(async () => (await admin.query(caughtUp, [rows[0]!.position])).rowCount === 1);
    });
    await lost.stop('immediate');
    await asAdmin(replica.url, admin => admin.query('select pg_promote()'));
    this.postgres = replica;
    await this.pooler.leadTo(replica.url);
    this.address.leadTo(addressOf(replica));
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map(server => server.kill()));
    this.disk?.empty();
    this.postgres.thaw();
    this.address.close();
    await this.pooler.stop();
    await this.postgres.stop('immediate');
    this.disk?.unmount();
    this.clock?.close();
  }
}

const addressOf = ({ url }: RunningPostgres) => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};
