import { and, asc, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { FIRST_HASH, hashOfRow } from './sealAudit';
import { audit_log } from './table';

/** Result of verifying the chain. `broken` names the first row that was altered or follows missing rows. */
export interface AuditVerdict {
  sealed: number;
  unsealed: number;
  /** Hash of the last row. Stored elsewhere, it also reveals rows missing at the end. */
  head: string;
  broken: { id: number; at: string; seal_number: number; reason: 'altered' | 'missing_before' } | null;
}

const BATCH = 1_000;

/** Reads the audit log in chain order and recomputes every hash. */
export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  const [waiting] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(audit_log)
    .where(isNull(audit_log.seal_number));
  let number = 0;
  let head = FIRST_HASH;
  for (;;) {
    const rows = await db
      .select()
      .from(audit_log)
      .where(and(isNotNull(audit_log.seal_number), gt(audit_log.seal_number, number)))
      .orderBy(asc(audit_log.seal_number))
      .limit(BATCH);
    for (const row of rows) {
      const at = { id: row.id, at: row.at, seal_number: row.seal_number! };
      const broken = (reason: 'altered' | 'missing_before'): AuditVerdict => ({
        sealed: number,
        unsealed: waiting!.count,
        head,
        broken: { ...at, reason },
      });
      if (row.seal_number !== number + 1) return broken('missing_before');
      if (row.prev_hash !== head || row.hash !== hashOfRow(row, row.seal_number, head)) return broken('altered');
      number = row.seal_number;
      head = row.hash;
    }
    if (rows.length < BATCH) return { sealed: number, unsealed: waiting!.count, head, broken: null };
  }
}
