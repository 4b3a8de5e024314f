import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import type { Tx } from '../../../db/types';

/** Records a person's change to their own second factor in the audit log. */
export const recordSecondFactorAudit = (
  tx: Tx,
  actor: Actor,
  action: 'second_factor_on' | 'second_factor_off' | 'recovery_codes_renewed',
): Promise<void> => recordAudit(tx, actor, { action, entity: 'account', entity_id: actor.user_id, label: actor.name });
