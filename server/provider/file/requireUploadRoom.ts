import { and, eq, gt, sql } from 'drizzle-orm';
import { MAX_UPLOADS_A_DAY } from '../../../contract/file';
import { fileErrors } from '../../../contract/fileErrors';
import type { Actor } from '../../core/Actor';
import type { Tx } from '../../db/types';
import { requirePersonalRoom } from '../../store/requirePersonalRoom';
import { files } from './table';

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
