import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/types';

type Raw = Record<string, unknown>;

/** Rows held in memory at a time. */
const BATCH = 500;

/**
 * Reads a statement's rows in batches through a cursor, all as of one instant, however slow the reader is. Leaving
 * the loop ends the query.
 *
 * On PostgreSQL the cursor lives in a transaction, which holds a connection; a reader that takes nothing for longer
 * than the server's idle-in-transaction timeout is disconnected. PGlite has one connection for everyone, so there
 * the cursor outlives its transaction (`with hold`) and other statements run between the batches.
 */
export function readWhole(database: Database, statement: SQL): AsyncGenerator<Raw[], void> {
  return database.kind === 'pglite' ? held(database.db, statement) : inTransaction(database.db, statement);
}

async function* held(db: Db, statement: SQL): AsyncGenerator<Raw[], void> {
  const name = sql.identifier(`export_${randomUUID()}`);
  await db.execute(sql`declare ${name} no scroll cursor with hold for ${statement}`);
  try {
    yield* batches(db, name);
  } finally {
    // a restarted database no longer knows the cursor
    await db.execute(sql`close ${name}`).catch(() => undefined);
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
      });
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
