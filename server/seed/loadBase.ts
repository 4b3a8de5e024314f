import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { settings } from '../db/table';
import type { Db } from '../db/types';
import type { BaseData } from './BaseData';

const KEY = 'base_data';
/** Advisory lock; any number unique in this database. */
const LOCK = 7_316_555;

/**
 * Loads the base data that the database lacks. Several processes may start at once.
 * @returns the base data that was loaded
 */
export async function loadBase(db: Db, domains: readonly { base?: BaseData }[]): Promise<BaseData[]> {
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    const [row] = await tx
      .select({ json: sql<string>`${settings.value}::text` })
      .from(settings)
      .where(eq(settings.key, KEY));
    const before: Record<string, unknown> = row ? JSON.parse(row.json) : {};
    const value = { ...before };
    const loaded: BaseData[] = [];
    for (const { base } of domains) {
      if (!base) continue;
      value[base.key] = await base.load(tx, before[base.key]);
      if (!isDeepStrictEqual(value[base.key], before[base.key])) loaded.push(base);
    }
    if (loaded.length > 0)
      await tx
        .insert(settings)
        .values({ key: KEY, value })
        .onConflictDoUpdate({ target: settings.key, set: { value, updated_at: sql`now()` } });
    return loaded;
  });
}
