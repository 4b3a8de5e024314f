import { asc, eq } from 'drizzle-orm';
import { audit_log } from '../../server/audit/table';
import { type DatabaseOptions, openDatabase } from '../../server/db/openDatabase';
import { banners } from '../../server/domains/banner/table';
import type { Expected } from './Writer';

interface History {
  versions: number;
  title: unknown;
  gone: boolean;
}

/**
 * Opens the data left by servers that were killed or cut off, and checks every record against its audit rows: as many rows as its version,
 * the last of them with its title, and neither record nor rows without the other.
 *
 * @returns the number of audit rows about these records
 * @throws Error naming the first disagreement
 */
export async function checkLog(data: DatabaseOptions, records: ReadonlyMap<string, Expected>): Promise<number> {
  const database = await openDatabase(data);
  try {
    const rows = await database.db
      .select()
      .from(audit_log)
      .where(eq(audit_log.entity, 'banner'))
      .orderBy(asc(audit_log.id));
    const histories = new Map<string, History>();
    const made = new Set<unknown>();
    for (const { entity_id, action, after } of rows) {
      const id = entity_id ?? '';
      const known = histories.get(id);
      if ((action === 'create') === Boolean(known) || known?.gone) throw new Error(`${id}: ${action} out of order`);
      if (action === 'create' && made.size === made.add(after?.title).size)
        throw new Error(`"${after?.title}" was made twice`);
      histories.set(id, {
        versions: (known?.versions ?? 0) + 1,
        title: after?.title ?? known?.title,
        gone: action === 'delete',
      });
    }
    const stored = new Map((await database.db.select().from(banners)).map(row => [row.id, row]));
    for (const [id, { versions, title, gone }] of histories) {
      const row = stored.get(id);
      if (gone ? row : row?.version !== versions || row?.title !== title)
        throw new Error(`${id}: the log has ${versions} writes ("${title}"), the record is ${JSON.stringify(row)}`);
    }
    for (const [id, expected] of records) {
      if (!histories.has(id)) throw new Error(`${id} was acknowledged and the log does not know it`);
      if (stored.get(id)?.version !== expected?.version) throw new Error(`${id} is not as it was last seen`);
    }
    return rows.length;
  } finally {
    await database.close();
  }
}
