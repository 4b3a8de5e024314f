import { sql } from 'drizzle-orm';
import type { Db } from '../../db/types';

/** Works all figures out anew from the orders, in one transaction; orders wait meanwhile, reading does not. */
export const rebuildFigures = (db: Db): Promise<void> =>
  db.transaction(async tx => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select rebuild_sales()`);
  });
