import { verifyAudit } from '../../server/audit/verifyAudit';
import { openDatabase } from '../../server/db/openDatabase';

/** How many rows the chain of the audit log has. @throws Error where it is broken */
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
