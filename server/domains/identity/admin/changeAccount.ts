import type { Admin } from '../../../../contract/identity/admin';
import type { Actor } from '../../../core/Actor';
import { staleVersion } from '../../../core/HttpError';
import type { Tx } from '../../../db/types';
import type { Services } from '../../../http/Services';
import { inTransaction } from '../../../store/inTransaction';
import { rightsOfAccount } from '../account/accountRights';
import { type AccountChange, authorizeAccountChange } from '../account/authorizeAccountChange';
import { keepOneSuperAdmin } from '../account/keepOneSuperAdmin';
import { type AccountRow, lockAccount } from '../account/lockAccount';
import { accountConstraints } from '../account/table';
import { adminList } from './adminList';

export type AdminServices = Pick<Services, 'db' | 'config' | 'outbox'>;

interface Change {
  /** What must be authorised in addition to changing the account at all. */
  change?: (tx: Tx, row: AccountRow) => AccountChange | Promise<AccountChange>;
  apply: (tx: Tx, row: AccountRow) => Promise<void>;
  /** The version that the caller read. */
  version?: number;
}

/**
 * Locks an account, authorises a change and applies it, in one transaction. Mails that it queued are sent afterwards.
 *
 * @throws HttpError 403 with `data.reason`, 404, 409 (stale version, last super admin), 422
 */
export async function changeAccount(
  { db, outbox }: AdminServices,
  id: string,
  actor: Actor,
  { change, apply, version }: Change,
): Promise<Admin> {
  const changed = await inTransaction(
    db,
    async tx => {
      const row = await lockAccount(tx, id);
      if (version !== undefined && row.version !== version) throw staleVersion(row.version);
      const wanted = (await change?.(tx, row)) ?? {};
      authorizeAccountChange(actor, await rightsOfAccount(tx, row), wanted);
      const losesRole = wanted.role !== undefined && wanted.role.id !== row.role_id;
      if (losesRole || wanted.is_active === false) await keepOneSuperAdmin(tx, row);
      await apply(tx, row);
      return adminList(tx).find(id);
    },
    accountConstraints,
  );
  outbox.poke();
  return changed;
}
