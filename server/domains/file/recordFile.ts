import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { MAX_UPLOADS_A_DAY } from '../../../contract/file';
import { fileErrors } from '../../../contract/fileErrors';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import type { FileStore } from '../../files/FileStore';
import { inTransaction } from '../../store/inTransaction';
import { requirePersonalRoom } from '../../store/requirePersonalRoom';
import { files } from './table';

interface StoredFile {
  /** UUID: the name in the file store without its extension. */
  id: string;
  /** Keys of the file and its renditions in the file store. */
  keys: readonly string[];
  content: Buffer;
  mime: string;
  /** In pixels; null if not an image. */
  width: number | null;
  height: number | null;
  /** The label in the audit log. */
  label: string;
}

/**
 * Records a file that the actor has uploaded to the file store. If it exceeds the limit it is removed from the store again: bytes
 * without a row would only take up space.
 *
 * @param kind which daily limit applies
 * @throws HttpError 429 beyond the daily limit
 */
export async function recordFile(
  { db, files: store }: { db: Db; files: FileStore },
  { id, keys, content, mime, width, height, label }: StoredFile,
  actor: Actor,
  kind?: keyof typeof MAX_UPLOADS_A_DAY,
): Promise<void> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  try {
    await inTransaction(db, async tx => {
      await requireUploadRoom(tx, actor, kind);
      await tx.insert(files).values({
        id,
        mime,
        bytes: content.length,
        width,
        height,
        sha256,
        is_profile_photo: kind === 'photo',
        created_by: actor.user_id,
      });
      await recordAudit(tx, actor, { action: 'create', entity: 'file', entity_id: id, label });
    });
  } catch (error) {
    // after any other error the row may exist
    if (error instanceof HttpError && error.code === 429) await Promise.allSettled(keys.map(key => store.remove(key)));
    throw error;
  }
}

/**
 * Checks the actor's upload limit. It is enforced in the transaction that writes the file's row, so that concurrent uploads are counted;
 * an earlier check, before the file is processed, saves the work.
 *
 * @throws HttpError 429 if the actor has reached the limit of uploads within 24 hours
 */
export const requireUploadRoom = (
  tx: Tx,
  { user_id }: Actor,
  kind: keyof typeof MAX_UPLOADS_A_DAY = 'any',
): Promise<void> =>
  requirePersonalRoom(tx, files, {
    userId: user_id,
    others: and(
      eq(files.created_by, user_id),
      gt(files.created_at, sql`now() - interval '24 hours'`),
      kind === 'photo' ? files.is_profile_photo : undefined,
    ),
    max: MAX_UPLOADS_A_DAY[kind],
    error: fileErrors.tooManyToday,
    status: 429,
  });
