import type { DatabaseOptions } from './databaseOptions';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';
import type { Database } from './types';

export type { Database, Db, Tx } from './types';
export type { DatabaseOptions };

/**
 * Opens the database of this process: PostgreSQL if `databaseUrl` is set, else PGlite in its own thread with a locked data folder.
 * `migrate()` creates the tables.
 * @throws FolderInUse when another process holds the data folder
 */
export function openDatabase({ databaseUrl, ...options }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres({ ...options, databaseUrl }) : openPglite(options);
}
