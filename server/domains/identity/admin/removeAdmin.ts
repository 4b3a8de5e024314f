import type { Actor } from '../../../core/Actor';
import { inTransaction } from '../../../store/inTransaction';
import { rightsOfAccount } from '../account/accountRights';
import { authorizeAccountChange } from '../account/authorizeAccountChange';
import { keepOneSuperAdmin } from '../account/keepOneSuperAdmin';
import { lockAccount } from '../account/lockAccount';
import { recordAccountAudit } from '../account/recordAccountAudit';
import { eraseAccount } from '../account/writeAccount';
import { requireRecentPassword } from '../password/requireFreshPassword';
import { deletePasswordHistory } from '../password/storePassword';
import { removeSecondFactor } from '../secondFactor/removeSecondFactor';
import type { AdminServices } from './changeAccount';
import { lockOut } from './lockOut';

/**
 * Deletes an account with its personal data, which nothing brings back; the name stays for the records that refer to it. Requires the
 * actor's password.
 *
 * @throws HttpError 403, 404, 409, 422
 */
export function removeAdmin({ db }: Pick<AdminServices, 'db'>, id: string, actor: Actor): Promise<void> {
  return inTransaction(db, async tx => {
    const row = await lockAccount(tx, id);
    authorizeAccountChange(actor, await rightsOfAccount(tx, row), { remove: true });
    await keepOneSuperAdmin(tx, row);
    await requireRecentPassword(tx, actor);
    await lockOut(tx, id, 'account_deleted');
    await removeSecondFactor(tx, id);
    await deletePasswordHistory(tx, id);
    await eraseAccount(tx, row);
    await recordAccountAudit(tx, actor, 'delete', { before: row });
  });
}
