import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import { endSessionsOf } from '../session/endSessions';
import { type AdminServices, changeAccount } from './changeAccount';

/** Ends all sessions of an account. @returns the number of ended sessions */
export async function endAdminSessions(services: AdminServices, id: string, actor: Actor): Promise<{ count: number }> {
  let count = 0;
  await changeAccount(services, id, actor, {
    apply: async (tx, row) => {
      count = await endSessionsOf(tx, id, 'ended_by_admin');
      await recordAudit(tx, actor, {
        action: 'end_sessions',
        entity: 'account',
        entity_id: id,
        label: row.name,
        after: { count },
      });
    },
  });
  return { count };
}
