import { createHash } from 'node:crypto';
import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { audit_log } from './table';

/** Advisory lock; any number unique in this database. */
const LOCK = 7_316_557;
const BATCH = 500;

type AuditRow = typeof audit_log.$inferSelect;

/** Previous hash of the first row. */
export const FIRST_HASH = '0'.repeat(64);

/**
 * Appends the rows written since the last run to the hash chain: each gets the next number and a hash over its content and the previous
 * hash. Runs afterwards, in one process at a time, so that writers never wait for each other; a new row stays unsealed for a few seconds.
 * @returns how many rows were sealed
 */
export async function sealAudit(db: Db): Promise<number> {
  let sealed = 0;
  for (;;) {
    const count = await sealBatch(db);
    sealed += count;
    if (count < BATCH) return sealed;
  }
}

const sealBatch = (db: Db) =>
  db.transaction(async tx => {
    const { rows: lock } = await tx.execute<{ won: boolean }>(
      sql`select pg_try_advisory_xact_lock(${sql.raw(String(LOCK))}) as won`,
    );
    if (!lock[0]?.won) return 0;
    const rows = await tx
      .select()
      .from(audit_log)
      .where(isNull(audit_log.seal_number))
      .orderBy(asc(audit_log.id))
      .limit(BATCH);
    if (rows.length === 0) return 0;
    const [last] = await tx
      .select({ number: audit_log.seal_number, hash: audit_log.hash })
      .from(audit_log)
      .where(isNotNull(audit_log.seal_number))
      .orderBy(desc(audit_log.seal_number))
      .limit(1);
    let number = last?.number ?? 0;
    let prev_hash = last?.hash ?? FIRST_HASH;
    for (const row of rows) {
      number += 1;
      const hash = hashOfRow(row, number, prev_hash);
      await tx.update(audit_log).set({ seal_number: number, prev_hash, hash }).where(eq(audit_log.id, row.id));
      prev_hash = hash;
    }
    return rows.length;
  });

/** Returns the hash of a row at its place in the chain. */
export function hashOfRow(row: AuditRow, sealNumber: number, prevHash: string): string {
  const { id, at, actor_id, actor_name, session_id, request_id, ip, action, entity, entity_id, label, before, after } =
    row;
  const { region_code } = row;
  const sealed = [
    sealNumber,
    prevHash,
    id,
    at,
    actor_id,
    actor_name,
    session_id,
    request_id,
    ip,
    action,
    entity,
    entity_id,
    label,
    before,
    after,
    // omitted when null: older rows were sealed before the region existed
    ...(region_code === null ? [] : [region_code]),
  ];
  return createHash('sha256').update(canonical(sealed)).digest('hex');
}

/** JSON with sorted object keys: `jsonb` does not preserve their order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}
