import { openDatabase } from '../../../server/db/openDatabase';
import { settings } from '../../../server/db/table';

/**
 * A separate process that inserts row after row into the database in the given folder and prints each key once its insert is acknowledged.
 */
async function main() {
  const [dataDir, round] = process.argv.slice(2);
  const { db } = await openDatabase({ dataDir: dataDir! });
  for (let index = 0; ; index += 1) {
    const key = `kill-${round}-${index}`;
    await db.transaction(async tx => {
      await tx.insert(settings).values({ key, value: 'x'.repeat(2_000) });
      await tx.insert(settings).values({ key: `${key}-second`, value: 1 });
    });
    process.stdout.write(`${key}\n`);
  }
}

void main();
