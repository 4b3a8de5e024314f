import type { z } from 'zod';
import type { Admin, adminActivity } from '../../../../contract/identity/admin';
import type { Actor } from '../../../core/Actor';
import { recordAccountAudit } from '../account/recordAccountAudit';
import { updateAccount } from '../account/writeAccount';
import { requireRecentPassword } from '../password/requireFreshPassword';
import { type AdminServices, changeAccount } from './changeAccount';
import { lockOut } from './lockOut';

/**
 * Enables or disables an account; disabling ends its sessions and password links. Enabling it opens a way in, so it requires the actor's
 * password.
 *
 * @throws HttpError 403 with `data.reason`, 404, 409, 422
 */
export const setAdminActive = (
  services: AdminServices,
  id: string,
  { is_active, version }: z.output<typeof adminActivity>,
  actor: Actor,
): Promise<Admin> =>
  changeAccount(services, id, actor, {
    version,
    change: () => ({ is_active }),
    apply: async (tx, row) => {
      if (row.is_active === is_active) return;
      if (is_active) await requireRecentPassword(tx, actor);
      const after = await updateAccount(tx, row, { is_active });
      await recordAccountAudit(tx, actor, 'update', { before: row, after });
      if (!is_active) await lockOut(tx, id, 'account_disabled');
    },
  });
