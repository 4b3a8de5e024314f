import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { settings } from '../db/table';
import type { Db, Tx } from '../db/types';
import { withoutTimeLimit } from '../db/withoutTimeLimit';
import { isTemporary } from '../store/toHttpError';
import type { OrderAmount, WriteSlice } from './DemoData';

const KEY = 'demo_progress';
/** Advisory lock; any number unique in this database. */
const LOCK = 7_316_556;

/** A slice is retried for two minutes: as long as a database takes to restart, recovery included. */
const TRIES = 120;
const PAUSE_MS = 1_000;

/** The parameters chosen by the first process, and the number of slices written. */
export interface DemoProgress {
  at: string;
  orders: OrderAmount;
  slices: number;
}

/** Takes the demo lock for the rest of the transaction, without a time limit: one process at a time writes demo data. */
export async function lockDemo(tx: Tx): Promise<void> {
  await withoutTimeLimit(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
}

/** Returns the progress of demo data being written in slices; undefined before and after. */
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
 * Creates a writer that commits each slice in a transaction of its own, together with its count, so that a later or concurrent process
 * continues after the last one. A slice that fails because the database is busy or away is retried.
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

/** Does nothing if the slice is already written: the earlier commit's confirmation may have been lost. */
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
