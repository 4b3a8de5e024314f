import { verifyAudit } from '../../server/audit/verifyAudit';
import { openDatabase } from '../../server/db/openDatabase';

/** Returns the number of rows in the audit log's chain. @throws Error if it is broken */
export async function chainLength(databaseUrl: string): Promise<number> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const { sealed, broken } = await verifyAudit(database.db);
    if (broken) throw new Error(`The audit chain is broken at ${broken.id}`);
    return sealed;
  } finally {
    await database.close();
  }
}
