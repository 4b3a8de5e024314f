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
  /** Under which the file store has it and its renditions. */
  keys: readonly string[];
  content: Buffer;
  mime: string;
  /** Pixels; null for what is not an image. */
  width: number | null;
  height: number | null;
  /** What the audit log calls it. */
  label: string;
}

/**
 * Records a file that the actor uploaded and the file store holds. One too many is taken out of the store again: bytes that no row names would
 * only take space.
 *
 * @param kind which of the daily bounds holds
 * @throws HttpError 429 for one too many today
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
      await tx
        .insert(files)
        .values({ id, mime, bytes: content.length, width, height, sha256, created_by: actor.user_id });
      await recordAudit(tx, actor, { action: 'create', entity: 'file', entity_id: id, label });
    });
  } catch (error) {
    // after any other error the row may be there
    if (error instanceof HttpError && error.code === 429) await Promise.allSettled(keys.map(key => store.remove(key)));
    throw error;
  }
}
