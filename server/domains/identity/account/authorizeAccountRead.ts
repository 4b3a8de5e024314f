import { eq } from 'drizzle-orm';
import { isUuid } from '../../../../contract/core/isUuid';
import { adminErrors } from '../../../../contract/identity/adminErrors';
import type { Actor } from '../../../core/Actor';
import { notFound } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { forbiddenBecause } from '../role/authorizeGrants';
import { rightsOfAccount } from './accountRights';
import { whyBeyond } from './authorizeAccountChange';
import { superAdminState } from './keepOneSuperAdmin';
import { users } from './table';

/**
 * Checks that the actor may read what is kept of an account's person: addresses and devices of sessions, and the history. People bound to
 * regions read that of accounts which they could change, and everybody their own. That of a present or future super admin is open only to
 * those who hold as many rights. A deleted account belongs to no region.
 *
 * @throws HttpError 403 with `data.reason`, 404
 */
export async function authorizeAccountRead(db: Db, id: string, actor: Actor): Promise<void> {
  if (id === actor.user_id) return;
  const [row] = isUuid(id) ? await db.select().from(users).where(eq(users.id, id)) : [];
  if (!row) {
    if (actor.regions) throw notFound();
    return;
  }
  if (!actor.regions && !(await superAdminState(db, row))) return;
  const reason = whyBeyond(actor, await rightsOfAccount(db, row));
  if (reason) throw forbiddenBecause(reason, adminErrors.unreadable());
}
