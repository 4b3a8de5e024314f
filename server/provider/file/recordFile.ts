import { createHash } from 'node:crypto';
import type { MAX_UPLOADS_A_DAY } from '../../../contract/file';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import type { Db } from '../../db/types';
import type { FileStore } from '../../files/FileStore';
import { inTransaction } from '../../store/inTransaction';
import { requireUploadRoom } from './requireUploadRoom';
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
