import type { PgliteClient } from './PgliteClient';

/** Bytes of WAL since the last checkpoint from which upkeep pays off. */
const ENOUGH_LOG = 32 * 1024 * 1024;

/** Catalogs describing the temporary tables of exports; they keep dead rows of dropped ones. */
const CATALOGS = '{pg_attribute,pg_class,pg_depend,pg_index,pg_type}';

/**
 * Does the maintenance that PostgreSQL does in background processes, which PGlite lacks: without it the WAL would grow as long as the
 * server runs, dead rows would keep their space, and the planner would have no statistics. Runs table by table, so that other statements
 * get their turn.
 * @param enough bytes of WAL, for tests
 * @returns whether there was enough WAL to run
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
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' or schemaname = 'pg_catalog' and tablename = any('${CATALOGS}')`,
  );
  for (const { name } of tables.rows as { name: string }[]) await client.exec(`vacuum (analyze) ${name}`);
  await client.exec('checkpoint');
  return true;
}
