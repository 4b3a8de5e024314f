import type { PgliteClient } from './PgliteClient';

/** Of log since the last checkpoint: from there on it is worth the while. */
const ENOUGH_LOG = 32 * 1024 * 1024;

/**
 * What PostgreSQL does by itself and PGlite, which runs without its background processes, does not: without it the log would grow as
 * long as the server runs, rows that are gone would keep their room, and plans would know nothing of the data. Table by table, so that
 * other statements come between.
 *
 * @param enough bytes of log, for tests
 * @returns whether there was enough to do
 */
export async function pgliteUpkeep(
  client: Pick<PgliteClient, 'query' | 'exec'>,
  enough = ENOUGH_LOG,
): Promise<boolean> {
  const log = await client.query(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if (Number((log.rows[0] as { bytes: number }).bytes) < enough) return false;
  const tables = await client.query(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables.rows as { name: string }[]) await client.exec(`vacuum (analyze) ${name}`);
  await client.exec('checkpoint');
  return true;
}
