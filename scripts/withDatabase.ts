import { readConfig } from '../server/config';
import { databaseOf } from '../server/db/databaseOptions';
import { openDatabase } from '../server/db/openDatabase';
import type { Db } from '../server/db/types';

/** Runs a command on the configured database after migrating it; exits with 0 if it resolves to true, 1 if false, 2 if it fails. */
export async function withDatabase(work: (db: Db) => Promise<boolean>): Promise<never> {
  try {
    const database = await openDatabase(databaseOf(readConfig()));
    try {
      await database.migrate();
      process.exitCode = (await work(database.db)) ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
  process.exit();
}
