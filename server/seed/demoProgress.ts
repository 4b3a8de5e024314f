import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { settings } from '../db/table';
import type { Db, Tx } from '../db/types';
import { withoutTimeLimit } from '../db/withoutTimeLimit';
import { isTemporary } from '../store/toHttpError';
import type { OrderAmount, WriteSlice } from './DemoData';

const KEY = 'demo_progress';
/** Advisory lock; any number that is unique in this database. */
const LOCK = 7_316_556;

/** A slice is tried again for two minutes: as long as a database takes to restart, recovery included. */
const TRIES = 120;
const PAUSE_MS = 1_000;

/** What the first process decided on, and how much of it is written. */
export interface DemoProgress {
  at: string;
  orders: OrderAmount;
  slices: number;
}

/** One process at a time writes demo data, for the rest of the transaction and however long it takes. */
export async function lockDemo(tx: Tx): Promise<void> {
  await withoutTimeLimit(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
}

/** The progress of demo data that are written in slices; undefined before and after. */
export async function findProgress(db: Db): Promise<DemoProgress | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  return row?.value as DemoProgress | undefined;
}

export async function beginProgress(tx: Tx, progress: DemoProgress): Promise<void> {
  await tx.insert(settings).values({ key: KEY, value: progress });
}

export async function endProgress(tx: Tx): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, KEY));
}

/**
 * Writes each slice in a transaction of its own that also counts it, so that whoever comes later, after an interruption or beside this
 * process, goes on behind the last one. One that the database was too busy for, or away, is tried again.
 */
export function sliceWriter(db: Db): WriteSlice {
  let place = 0;
  return async work => {
    place += 1;
    for (let tries = 1; ; tries += 1) {
      try {
        return await writeOnce(db, place, work);
      } catch (error) {
        if (tries === TRIES || !isTemporary(error)) throw error;
        await wait(PAUSE_MS);
      }
    }
  };
}

/** Does nothing where the slice is written already: its answer may have been lost. */
function writeOnce(db: Db, place: number, work: (tx: Tx) => Promise<void>): Promise<void> {
  return db.transaction(async tx => {
    await lockDemo(tx);
    const progress = await findProgress(tx);
    if (!progress || progress.slices >= place) return;
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    await work(tx);
    await tx
      .update(settings)
      .set({ value: { ...progress, slices: place } })
      .where(eq(settings.key, KEY));
  });
}
