import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import type { Tx } from '../../../db/types';
import type { AccountRow } from './lockAccount';

/** Records a change of an account in the audit log, from the rows before and after. */
export function recordAccountAudit(
  tx: Tx,
  actor: Actor,
  action: 'create' | 'update' | 'delete',
  { before, after }: { before: AccountRow; after?: AccountRow } | { before?: never; after: AccountRow },
): Promise<void> {
  const { id, name } = (after ?? before)!;
  return recordAudit(tx, actor, {
    action,
    entity: 'account',
    entity_id: id,
    label: name,
    before: before ? auditedFields(before) : null,
    after: after ? auditedFields(after) : null,
  });
}

/** Leaves out fields of no interest to a reader of the log, such as the last sign-in. */
const auditedFields = ({ id, name, email, phone, role_id, region_code, is_active, photo_url, locale }: AccountRow) => ({
  id,
  name,
  email,
  phone,
  role_id,
  region_code,
  is_active,
  photo_url,
  locale,
});
