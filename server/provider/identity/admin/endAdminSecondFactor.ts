import type { Admin } from '../../../../contract/identity/admin';
import { adminErrors } from '../../../../contract/identity/adminErrors';
import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { HttpError } from '../../../core/HttpError';
import { superAdminState } from '../account/superAdminState';
import { requireRecentPassword } from '../password/requireFreshPassword';
import { forbiddenBecause } from '../role/forbiddenBecause';
import { removeSecondFactor } from '../secondFactor/removeSecondFactor';
import { endSessionsOf } from '../session/endSessions';
import { type AdminServices, changeAccount } from './changeAccount';

/**
 * Switches off the second factor of a person who lost it, and ends their sessions. Requires the actor's password.
 *
 * @throws HttpError 403 for the actor's own, or that of a present or future super admin; 409 if it is off; 422
 */
export const endAdminSecondFactor = (services: AdminServices, id: string, actor: Actor): Promise<Admin> =>
  changeAccount(services, id, actor, {
    apply: async (tx, row) => {
      if (id === actor.user_id) throw forbiddenBecause('own_account', adminErrors.ownSecondFactor());
      const state = await superAdminState(tx, row);
      if (state)
        throw forbiddenBecause(
          'super_admin',
          state === 'holds' ? adminErrors.superAdminSecondFactor() : adminErrors.waitingSecondFactor(),
        );
      if (!row.second_factor_at) throw new HttpError(409, adminErrors.secondFactorOff());
      await requireRecentPassword(tx, actor);
      await removeSecondFactor(tx, id);
      await endSessionsOf(tx, id, 'second_factor_ended');
      await recordAudit(tx, actor, { action: 'second_factor_off', entity: 'account', entity_id: id, label: row.name });
    },
  });
