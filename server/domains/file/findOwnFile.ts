import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { files } from './table';

/** Finds a file uploaded by the actor, by its name (`{id}.{extension}`); undefined if there is none. */
export async function findOwnFile(db: Db, name: string, { user_id }: Actor) {
  const [file] = await db
    .select({ mime: files.mime, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.id, name.slice(0, name.indexOf('.'))), eq(files.created_by, user_id)));
  return file;
}
