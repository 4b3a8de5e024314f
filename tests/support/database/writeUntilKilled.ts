import { openDatabase } from '../../../server/db/openDatabase';
import { settings } from '../../../server/db/table';

/** A process that adds one row after the other to the database in the folder given, and says each key once it is acknowledged. */
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
