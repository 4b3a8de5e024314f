// `npm run backup:verify -- <dump or folder>`: restores a backup into a separate empty database, counts the rows of every table,
// migrates it as a start would, recomputes the audit chain and compares the sales figures with the orders. A dump of `pg_dump -Fc` is
// restored with `pg_restore` (from PATH or the folder PG_BIN) on the server of DATABASE_URL, whose user needs CREATEDB; a copy of
// DATA_DIR is copied to a temporary folder. The running installation is not touched. Exits with 1 if the backup is not intact.
import { sql } from 'drizzle-orm';
import { verifyAudit } from '../server/audit/verifyAudit';
import { readConfig } from '../server/config';
import type { Db } from '../server/db/openDatabase';
import { verifyFigures } from '../server/domains/figures/verifyFigures';
import { openBackup } from './openBackup';

/** Tables that are never empty once an installation has been started and used. */
const NEVER_EMPTY = ['users', 'roles', 'permissions', 'provinces', 'settings'];

async function main(): Promise<boolean> {
  const [backup] = process.argv.slice(2);
  if (!backup) throw new Error('Sebutkan cadangannya: npm run backup:verify -- <berkas dump atau folder>');
  const { DATABASE_DIRECT_URL, DATABASE_URL } = readConfig();
  const { database, remove } = await openBackup({ backup, serverUrl: DATABASE_DIRECT_URL ?? DATABASE_URL });
  try {
    // before the migration, which may add rows that a newer version needs
    const counts = await countRows(database.db);
    await database.migrate();
    const verdicts = [counted(counts), await chainIsWhole(database.db), await figuresAreRight(database.db)];
    return verdicts.every(Boolean);
  } finally {
    await remove();
  }
}

async function countRows(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const counted = await db.execute<{ count: string }>(sql`select count(*) as count from ${sql.identifier(name)}`);
    counts.set(name, Number(counted.rows[0]!.count));
  }
  return counts;
}

function counted(counts: ReadonlyMap<string, number>): boolean {
  for (const [table, count] of counts) console.info(`  ${table.padEnd(32)} ${String(count).padStart(10)}`);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const empty = NEVER_EMPTY.filter(table => !counts.get(table));
  if (empty.length > 0) console.error(`Cadangan tidak utuh: tabel tanpa isi: ${empty.join(', ')}`);
  else console.info(`${counts.size} tabel, ${total} baris`);
  return empty.length === 0;
}

async function chainIsWhole(db: Db): Promise<boolean> {
  const { sealed, unsealed, head, broken } = await verifyAudit(db);
  if (broken) console.error(`Rantai audit putus di baris ${broken.id} (segel ${broken.seal_number}, ${broken.at})`);
  else console.info(`Rantai audit utuh: ${sealed} baris, ${unsealed} belum disegel. Segel terakhir: ${head}`);
  return !broken;
}

async function figuresAreRight(db: Db): Promise<boolean> {
  const wrong = (await verifyFigures(db)).filter(({ wrong, missing }) => wrong + missing > 0);
  for (const { table, example } of wrong) console.error(`Angka penjualan ${table} tidak cocok, misalnya ${example}`);
  if (wrong.length === 0) console.info('Angka penjualan sama dengan jumlah dari pesanan');
  return wrong.length === 0;
}

main().then(
  whole => {
    console.info(whole ? '✓ Cadangan utuh dan dapat dipulihkan' : '✗ Cadangan tidak utuh');
    process.exit(whole ? 0 : 1);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
