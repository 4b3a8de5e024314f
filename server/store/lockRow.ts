import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ErrorMessage } from '../../contract/core/defineErrors';
import { isUuid } from '../../contract/core/isUuid';
import { notFound, staleVersion } from '../core/HttpError';
import type { Tx } from '../db/types';
import type { CrudTable, RowOf } from './CrudOptions';

interface LockOptions<Row> {
  /** The version that the caller read; if omitted, any version is accepted. */
  version?: number | undefined;
  /** Judges whether the record may be changed, before anything else is told of it. @throws HttpError */
  authorize?: (row: Row) => void;
  /** The message if there is none. */
  missing?: ErrorMessage;
}

/**
 * Returns a record, locked until the transaction ends: of two concurrent changes, the second finds it stale.
 *
 * @throws HttpError 404 if there is none, 409 if it is stale
 */
export async function lockRow<Table extends CrudTable>(
  tx: Tx,
  table: Table,
  id: string,
  { version, authorize, missing }: LockOptions<RowOf<Table>> = {},
): Promise<RowOf<Table>> {
  const isPossible = table.id.getSQLType() !== 'uuid' || isUuid(id);
  const [row] = (
    isPossible
      ? await tx
          .select()
          .from(table as PgTable)
          .where(eq(table.id, id))
          .for('update')
      : []
  ) as RowOf<Table>[];
  if (!row) throw notFound(missing);
  authorize?.(row);
  const { version: current } = row as { version: number };
  if (version !== undefined && current !== version) throw staleVersion(current);
  return row;
}
