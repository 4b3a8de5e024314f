import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settings } from '../../../db/table';
import type { Db } from '../../../db/types';

const KEY = 'signing_secret';

/** Returns the key for signing tokens: generated at the first start and stored in the database, so that all processes share it. */
export async function signingSecret(db: Db): Promise<Uint8Array> {
  await db
    .insert(settings)
    .values({ key: KEY, value: randomBytes(48).toString('base64') })
    .onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  return Buffer.from(String(row?.value), 'base64');
}
