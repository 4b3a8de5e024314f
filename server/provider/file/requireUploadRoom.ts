import { and, eq, gt, sql } from 'drizzle-orm';
import { MAX_UPLOADS_A_DAY } from '../../../contract/file';
import { fileErrors } from '../../../contract/fileErrors';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { requirePersonalRoom } from '../../store/requirePersonalRoom';
import { files } from './table';

/**
 * Before a file is stored: bytes that no row names would only take space.
 *
 * @throws HttpError 429 where the actor has uploaded as many within 24 hours as may be
 */
export const requireUploadRoom = (
  db: Db,
  { user_id }: Actor,
  kind: keyof typeof MAX_UPLOADS_A_DAY = 'any',
): Promise<void> =>
  inTransaction(db, tx =>
    requirePersonalRoom(tx, files, {
      userId: user_id,
      others: and(eq(files.created_by, user_id), gt(files.created_at, sql`now() - interval '24 hours'`)),
      max: MAX_UPLOADS_A_DAY[kind],
      error: fileErrors.tooManyToday,
      status: 429,
    }),
  );
