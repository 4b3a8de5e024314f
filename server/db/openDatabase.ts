import type { DatabaseOptions } from './databaseOptions';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';
import type { Database } from './types';

export type { Database, Db, Tx } from './types';
export type { DatabaseOptions };

/**
 * Opens the database of this process: PostgreSQL where `databaseUrl` is given, else PGlite in its own thread with the data
 * folder locked. Tables are made by `migrate()`.
 *
 * @throws FolderInUse when another process has the data folder
 */
export function openDatabase({ databaseUrl, ...options }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres({ ...options, databaseUrl }) : openPglite(options);
}
