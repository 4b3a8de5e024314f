import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/recordAudit';
import type { AuditedFields } from '../audit/table';
import type { Actor } from '../core/Actor';
import { notFound, staleVersion } from '../core/HttpError';
import type { Db, Tx } from '../db/types';
import type { CrudOptions, CrudTable, Filters, RowOf, Selected, Written } from './CrudOptions';
import { claimKey, noKey } from './claimKey';
import type { CrudShape } from './crudShape';
import { inTransaction } from './inTransaction';

import type { Selection } from './Selection';

/** Write operations of a CRUD store, each in one transaction with its audit row. */
export function crudWrites<
  Table extends CrudTable,
  Columns extends Selection,
  F extends Filters,
  Regions extends PgColumn | undefined,
>(
  db: Db,
  { entity, table, label, secret, columns }: CrudOptions<Table, Columns, F, Regions>,
  { managed, listed, clean, selected, regional, hasUuid, isPossible }: CrudShape,
) {
  type Row = RowOf<Table> & AuditedFields;
  type Answer = Selected<Columns>;
  const write = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(db, work, listed.constraints);

  /** Locks the record for update; 409 if its version is not the one the caller read. */
  async function lockForUpdate(tx: Tx, id: string, version: number | undefined, actor: Actor): Promise<Row> {
    if (!isPossible(id)) throw notFound();
    const [row] = (await tx
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))
      .for('update')) as Row[];
    if (!row) throw notFound();
    regional?.authorizeChange(actor, row);
    if (version !== undefined && row.version !== version) throw staleVersion(row.version as number);
    return row;
  }

  /** Returns the record in response form. */
  async function answer(tx: Tx, row: Row): Promise<Answer> {
    if (!columns) return row as Answer;
    const [shown] = await tx
      .select(selected)
      .from(table as PgTable)
      .where(eq(table.id, row.id));
    return shown as Answer;
  }

  const audit = (tx: Tx, actor: Actor, action: 'create' | 'update' | 'delete', before?: Row, after?: Row) => {
    const row = (after ?? before)!;
    const states = { ...(before && { before }), ...(after && { after }) };
    return recordAudit(
      tx,
      actor,
      { action, entity, entity_id: row.id as string, label: label(row), ...states },
      secret,
    );
  };

  return {
    /**
     * Inserts a record, once per `Idempotency-Key`: a repeated request returns the first record, a different one under the same key gets
     * 409.
     */
    insert: (values: Written<Table>, actor: Actor): Promise<Answer> =>
      write(async tx => {
        regional?.authorizeValues(actor, values);
        const by = managed({ created_by: actor.user_id, updated_by: actor.user_id });
        const { id, isRepeat } = hasUuid ? await claimKey(tx, entity, actor) : noKey;
        if (isRepeat) return answer(tx, await lockForUpdate(tx, id!, undefined, actor));
        const [row] = (await tx
          .insert(table)
          .values({ ...clean(values), ...by, ...(id && { id }) } as Table['$inferInsert'])
          .returning()) as Row[];
        await audit(tx, actor, 'create', undefined, row);
        return answer(tx, row!);
      }),

    /** Updates the given fields if the record still has the version that the caller read. */
    update: (
      id: string,
      { version, ...values }: Partial<Written<Table>> & { version: number },
      actor: Actor,
    ): Promise<Answer> =>
      write(async tx => {
        const before = await lockForUpdate(tx, id, version, actor);
        regional?.authorizeValues(actor, { ...before, ...values });
        const by = managed({ updated_at: sql`now()`, updated_by: actor.user_id });
        const change = {
          ...clean(values),
          ...by,
          version: version + 1,
        } as PgUpdateSetSource<Table>;
        const [after] = (await tx.update(table).set(change).where(eq(table.id, id)).returning()) as Row[];
        await audit(tx, actor, 'update', before, after);
        return answer(tx, after!);
      }),

    /** @param version version the caller read, 409 if the record has changed since; if omitted, any version is deleted */
    remove: (id: string, actor: Actor, version?: number): Promise<void> =>
      write(async tx => {
        const before = await lockForUpdate(tx, id, version, actor);
        await tx.delete(table).where(eq(table.id, id));
        await audit(tx, actor, 'delete', before);
      }),
  };
}
