import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/recordAudit';
import type { AuditedFields } from '../audit/table';
import type { Actor } from '../core/Actor';
import type { Db, Tx } from '../db/types';
import type { CrudOptions, CrudTable, Filters, RowOf, Selected, Written } from './CrudOptions';
import { claimKey, noKey } from './claimKey';
import type { CrudShape } from './crudShape';
import { inTransaction } from './inTransaction';
import { lockRow } from './lockRow';

import type { Selection } from './Selection';

/** Write operations of a CRUD store, each in one transaction with its audit row. */
export function crudWrites<
  Table extends CrudTable,
  Columns extends Selection,
  F extends Filters,
  Regions extends PgColumn | undefined,
>(
  db: Db,
  { entity, table, label, secret, columns, missing, ...hooks }: CrudOptions<Table, Columns, F, Regions>,
  { managed, listed, clean, selected, regional, hasUuid }: CrudShape,
) {
  type Row = RowOf<Table> & AuditedFields;
  type Answer = Selected<Columns>;
  const write = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(db, work, listed.constraints);

  const lock = (tx: Tx, id: string, version: number | undefined, actor: Actor) =>
    lockRow(tx, table, id, {
      version,
      authorize: row => regional?.authorizeChange(actor, row),
      ...(missing && { missing }),
    }) as Promise<Row>;

  /** Adds to the given values what the domain makes of them. */
  const completed = async (tx: Tx, actor: Actor, values: Partial<Written<Table>>, before?: Row) => ({
    ...values,
    ...(await hooks.beforeWrite?.({ tx, before, values, actor })),
  });

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
        const complete = await completed(tx, actor, values);
        regional?.authorizeValues(actor, complete);
        const by = managed({ created_by: actor.user_id, updated_by: actor.user_id });
        const { id, isRepeat } = hasUuid ? await claimKey(tx, entity, actor) : noKey;
        if (isRepeat) return answer(tx, await lock(tx, id!, undefined, actor));
        const [row] = (await tx
          .insert(table)
          .values({ ...clean(complete), ...by, ...(id && { id }) } as Table['$inferInsert'])
          .returning()) as Row[];
        await hooks.afterWrite?.({ tx, before: undefined, after: row!, actor });
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
        const before = await lock(tx, id, version, actor);
        const complete = await completed(tx, actor, values as unknown as Partial<Written<Table>>, before);
        regional?.authorizeValues(actor, { ...before, ...complete });
        const by = managed({ updated_at: sql`now()`, updated_by: actor.user_id });
        const change = {
          ...clean(complete),
          ...by,
          version: version + 1,
        } as PgUpdateSetSource<Table>;
        const [after] = (await tx.update(table).set(change).where(eq(table.id, id)).returning()) as Row[];
        await hooks.afterWrite?.({ tx, before, after: after!, actor });
        await audit(tx, actor, 'update', before, after);
        return answer(tx, after!);
      }),

    /** @param version version the caller read, 409 if the record has changed since; if omitted, any version is deleted */
    remove: (id: string, actor: Actor, version?: number): Promise<void> =>
      write(async tx => {
        const before = await lock(tx, id, version, actor);
        await hooks.beforeRemove?.({ tx, before, actor });
        await tx.delete(table).where(eq(table.id, id));
        await audit(tx, actor, 'delete', before);
      }),
  };
}
