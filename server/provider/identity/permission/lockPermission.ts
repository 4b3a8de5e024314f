import { eq } from 'drizzle-orm';
import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { isUuid } from '../../../../contract/core/isUuid';
import { HttpError, notFound } from '../../../core/HttpError';
import type { Tx } from '../../../db/types';
import { permissions } from './table';

export type PermissionRow = typeof permissions.$inferSelect;

/** Returns the permission, locked for update. @throws HttpError 404 */
export async function lockPermission(tx: Tx, id: string): Promise<PermissionRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await tx.select().from(permissions).where(eq(permissions.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** @param error the message for the attempted change @throws HttpError 409 for a permission that the code relies on */
export function requireNotSystem({ is_system }: PermissionRow, error: ErrorMessage): void {
  if (is_system) throw new HttpError(409, error, { data: { reason: 'relied_on' } });
}
