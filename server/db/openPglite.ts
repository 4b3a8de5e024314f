import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type DatabaseOptions, STATEMENT_TIMEOUT_MS } from './databaseOptions';
import { lockFolder } from './folderLock';
import { runMigrations } from './migrations';
import { PgliteClient } from './PgliteClient';
import { passStatementNames } from './passStatementNames';
import { pgliteUpkeep } from './pgliteUpkeep';
import { SnapshotFolders } from './SnapshotFolders';
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
