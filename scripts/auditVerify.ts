// `npm run audit:verify`: reads the audit log in chain order and reports the first row that was altered or that
// follows missing rows. The embedded database allows only one process: stop the server first, or use PostgreSQL.
// Exits with 1 if the chain is broken.

import { sealAudit } from '../server/audit/sealAudit';
import { verifyAudit } from '../server/audit/verifyAudit';
import { readConfig } from '../server/config';
import { databaseOf } from '../server/db/databaseOptions';
import { openDatabase } from '../server/db/openDatabase';

async function main(): Promise<boolean> {
  const database = await openDatabase(databaseOf(readConfig()));
  try {
    await database.migrate();
    const { sealed, unsealed, head, broken } = await verifyAudit(database.db);
    if (broken) {
      const what = broken.reason === 'altered' ? 'telah diubah' : 'didahului baris yang hilang';
      console.error(
        `Rantai audit putus: baris ${broken.id} (segel ${broken.seal_number}, ${broken.at}) ${what}. ${sealed} baris sebelumnya utuh.`,
      );
      return false;
    }
    // seals the rows that the server has not sealed yet
    const added = unsealed > 0 ? await sealAudit(database.db) : 0;
    const now = added > 0 ? await verifyAudit(database.db) : { sealed, head };
    console.info(`Rantai audit utuh: ${now.sealed} baris. Segel terakhir: ${now.head}`);
    return true;
  } finally {
    await database.close();
  }
}

main().then(
  intact => process.exit(intact ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
