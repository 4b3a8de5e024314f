import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { SERIALIZATION_FAILURE } from '../db/DatabaseError';
import type { Database, Db } from '../db/types';
import type { WholeList } from '../store/pageStatements';
import { databaseError } from '../store/toHttpError';

type Raw = Record<string, unknown>;

/** Rows held in memory at a time. */
const BATCH = 500;
/** Allows the transaction to run on a replica. */
const READ_ONLY = { accessMode: 'read only' } as const;
/** Rows read at a time while everyone else waits. */
const SLICE = 200;

/**
 * Reads a list's rows in batches through a cursor, all as of one instant, however slow the reader is. Leaving the loop ends the query.
 *
 * On PostgreSQL the cursor lives in a transaction, which holds a connection; a reader that takes nothing for longer than the server's
 * idle-in-transaction timeout is disconnected. PGlite has one connection for everyone: there the stored rows are copied first, and computed
 * or looked-up columns are selected slice by slice. A list that does not support this gets a cursor that outlives its transaction (`with
 * hold`), and everyone waits while it is filled.
 */
export function readWhole(
  database: Database,
  { statement, inSlices }: Pick<WholeList, 'statement' | 'inSlices'>,
): AsyncGenerator<Raw[], void> {
  if (database.kind !== 'pglite') return askedAgain(database.db, statement);
  return inSlices ? sliced(database.db, inSlices) : held(database.db, statement);
}

async function* sliced(db: Db, { setAside, slice }: NonNullable<WholeList['inSlices']>): AsyncGenerator<Raw[], void> {
  const name = `export_${randomUUID()}`;
  try {
    await db.execute(setAside(name));
    await db.execute(sql`create index on ${sql.identifier(name)} (slice_row)`);
    for (let from = 0; ; from += SLICE) {
      const { rows } = await db.execute<Raw>(slice(name, from, from + SLICE));
      if (rows.length > 0) yield rows;
      if (rows.length < SLICE) return;
    }
  } finally {
    // after a restart of the database the table is gone
    await db.execute(sql`drop table if exists ${sql.identifier(name)}`).catch(() => undefined);
  }
}

async function* held(db: Db, statement: SQL): AsyncGenerator<Raw[], void> {
  const name = sql.identifier(`export_${randomUUID()}`);
  await db.execute(sql`declare ${name} no scroll cursor with hold for ${statement}`);
  try {
    yield* batches(db, name);
  } finally {
    // after a restart of the database the cursor is gone
    await db.execute(sql`close ${name}`).catch(() => undefined);
  }
}

/** Retries, on the primary, a query that the replica gave up before the first rows; later the reader already has part of the file. */
async function* askedAgain(db: Db, statement: SQL): AsyncGenerator<Raw[], void> {
  let begun = false;
  try {
    for await (const rows of inTransaction(db, statement)) {
      begun = true;
      yield rows;
    }
  } catch (error) {
    if (begun || databaseError(error)?.code !== SERIALIZATION_FAILURE) throw error;
    yield* inTransaction(db, statement);
  }
}

async function* inTransaction(db: Db, statement: SQL): AsyncGenerator<Raw[], void> {
  const name = sql.identifier('export');
  let finish = () => {};
  const finished = new Promise<void>(resolve => {
    finish = resolve;
  });
  let transaction: Promise<void> | undefined;
  try {
    const tx = await new Promise<Db>((resolve, reject) => {
      transaction = db.transaction(async opened => {
        await opened.execute(sql`declare ${name} no scroll cursor for ${statement}`);
        resolve(opened);
        await finished;
      }, READ_ONLY);
      transaction.catch(reject);
    });
    yield* batches(tx, name);
  } finally {
    finish();
    await transaction?.catch(() => undefined);
  }
}

async function* batches(db: Db, name: ReturnType<typeof sql.identifier>): AsyncGenerator<Raw[], void> {
  for (;;) {
    const { rows } = await db.execute<Raw>(sql`fetch forward ${sql.raw(String(BATCH))} from ${name}`);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
  }
}
