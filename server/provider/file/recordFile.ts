import { createHash } from 'node:crypto';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { files } from './table';

interface StoredFile {
  /** UUID: the name in the file store without its extension. */
  id: string;
  content: Buffer;
  mime: string;
  /** Pixels; null for what is not an image. */
  width: number | null;
  height: number | null;
  /** What the audit log calls it. */
  label: string;
}

/** Records a file that the actor uploaded and the file store holds. */
export const recordFile = (
  db: Db,
  { id, content, mime, width, height, label }: StoredFile,
  actor: Actor,
): Promise<void> =>
  inTransaction(db, async tx => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    await tx
      .insert(files)
      .values({ id, mime, bytes: content.length, width, height, sha256, created_by: actor.user_id });
    await recordAudit(tx, actor, { action: 'create', entity: 'file', entity_id: id, label });
  });
