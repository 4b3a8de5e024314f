import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type DatabaseOptions, STATEMENT_TIMEOUT_MS } from './databaseOptions';
import { lockFolder } from './folderLock';
import { runMigrations } from './migrations';
import { PgliteClient } from './PgliteClient';
import type { Database, Db } from './types';

export interface EmbeddedDatabase extends Database {
  kind: 'pglite';
  /** Number of disk syncs: proof that commits wait for one. */
  readonly syncs: number;
}

/** Opens the embedded database; see `openDatabase`. */
export async function openPglite({
  dataDir,
  sync = true,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  onLost,
}: Omit<DatabaseOptions, 'databaseUrl' | 'directUrl'>): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'pglite');
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const client = new PgliteClient({ folder, sync, statementTimeoutMs, ...(onLost && { onLost }) });
  try {
    await client.opened();
  } catch (error) {
    await unlock();
    throw error;
  }
  const db = passStatementNames(drizzle(client as unknown as PGlite) as unknown as Db);
  const snapshot = new SnapshotFolders(folder);
  let migrating = Promise.resolve();

  return {
    kind: 'pglite',
    db,
    reading: work => work(),
    wasAway: false,
    get syncs() {
      return client.syncs;
    },
    migrate() {
      // the advisory lock is per connection, so it does not separate two calls in this process
      migrating = migrating.catch(() => {}).then(() => runMigrations(db));
      return migrating;
    },
    async ready() {
      await client.query('select 1');
    },
    listen: (channel, onPayload, onMissed) => client.listen(channel, onPayload, onMissed),
    async keepSnapshot() {
      await client.whileStopped(true, () => snapshot.keep());
      snapshot.prepareNext();
    },
    async reset() {
      if (!snapshot.isKept) throw new Error('There is no snapshot to reset to');
      await client.whileStopped(false, () => snapshot.putBack());
      // the snapshot may be older than the program
      await runMigrations(db);
      snapshot.prepareNext();
    },
    async upkeep() {
      await pgliteUpkeep(client);
    },
    async close() {
      await client.close();
      await snapshot.settled();
      await unlock();
    },
  };
}

type Options = Record<string, unknown>;

/** Drizzle's prepared form of a statement, with the options it gives the client at each query. */
interface Prepared {
  queryConfig: Options;
  rawQueryConfig: Options;
}

interface Session {
  prepareQuery(query: unknown, fields: unknown, name: string | undefined, ...more: unknown[]): Prepared;
}

/** Passes the names of prepared statements to the client in the query options; Drizzle's PGlite driver drops them. */
function passStatementNames(db: Db): Db {
  const { session } = db as unknown as { session: Session };
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, name, ...more) => {
    const prepared = prepare(query, fields, name, ...more);
    for (const options of [prepared.queryConfig, prepared.rawQueryConfig]) Object.assign(options, { name });
    return prepared;
  };
  return db;
}

/** Bytes of WAL since the last checkpoint from which upkeep pays off. */
const ENOUGH_LOG = 32 * 1024 * 1024;

/** Catalogs describing the temporary tables of exports; they keep dead rows of dropped ones. */
const CATALOGS = '{pg_attribute,pg_class,pg_depend,pg_index,pg_type}';

/**
 * Does the maintenance that PostgreSQL does in background processes, which PGlite lacks: without it the WAL would grow as long as the
 * server runs, dead rows would keep their space, and the planner would have no statistics. Runs table by table, so that other statements
 * get their turn.
 * @param enough bytes of WAL, for tests
 * @returns whether there was enough WAL to run
 */
async function pgliteUpkeep(client: Pick<PgliteClient, 'query' | 'exec'>, enough = ENOUGH_LOG): Promise<boolean> {
  const log = await client.query(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if (Number((log.rows[0] as { bytes: number }).bytes) < enough) return false;
  const tables = await client.query(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' or schemaname = 'pg_catalog' and tablename = any('${CATALOGS}')`,
  );
  for (const { name } of tables.rows as { name: string }[]) await client.exec(`vacuum (analyze) ${name}`);
  await client.exec('checkpoint');
  return true;
}

/**
 * The copy of PGlite's folder that a reset restores. A second copy is prepared in advance and renamed into place, and the replaced folder
 * is removed afterwards, since both take longer than a reset may.
 */
class SnapshotFolders {
  readonly #snapshot: string;
  readonly #spare: string;
  #preparing: Promise<void> = Promise.resolve();
  #removing: Promise<void> = Promise.resolve();

  constructor(private readonly folder: string) {
    this.#snapshot = `${folder}-snapshot`;
    this.#spare = `${folder}-spare`;
    // left behind by a killed process
    this.#remove();
  }

  get isKept() {
    return existsSync(this.#snapshot);
  }

  /** Takes the snapshot. Call only after a clean close, while the folder is not open. */
  async keep(): Promise<void> {
    await this.#preparing;
    await this.#discard(this.#snapshot);
    await this.#discard(this.#spare);
    await this.#copy(this.folder, this.#snapshot);
  }

  /** Restores the snapshot. Call only while the folder is not open. */
  async putBack(): Promise<void> {
    await this.#preparing;
    if (!existsSync(this.#spare)) await this.#copy(this.#snapshot, this.#spare);
    await this.#discard(this.folder);
    await rename(this.#spare, this.folder);
  }

  /** Waits for background work. */
  async settled(): Promise<void> {
    await Promise.all([this.#preparing, this.#removing]);
  }

  /**
   * Prepares the next spare copy in the background; call once the folder is open again. Errors are ignored: a missing spare copy is made on
   * demand, and leftovers are removed next time.
   */
  prepareNext() {
    this.#preparing = this.#copy(this.#snapshot, this.#spare).catch(() => {});
    this.#remove();
  }

  #remove() {
    this.#removing = this.#removing.then(() => this.#removeDiscarded()).catch(() => {});
  }

  /** Atomic, even if the process is killed. */
  async #copy(from: string, to: string) {
    const partial = `${to}-partial`;
    await this.#discard(partial);
    await cp(from, partial, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await rename(partial, to);
  }

  async #discard(folder: string) {
    if (existsSync(folder)) await rename(folder, this.#discardedName());
  }

  async #removeDiscarded() {
    const parent = join(this.folder, '..');
    const rubbish = (await readdir(parent)).filter(name => name.startsWith(`${basename(this.folder)}-discarded-`));
    await Promise.all(rubbish.map(name => rm(join(parent, name), { recursive: true, force: true })));
  }

  #discardedName = () => `${this.folder}-discarded-${randomUUID()}`;
}
