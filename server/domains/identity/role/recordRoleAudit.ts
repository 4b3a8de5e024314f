import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import type { Tx } from '../../../db/types';
import type { RoleRow } from './findRole';

type AuditedRole = Pick<RoleRow, 'name' | 'description' | 'area_scope' | 'requires_second_factor'> & {
  slugs: readonly string[];
};

/** Records a change of a role in the audit log, from its states before and after. */
export function recordRoleAudit(
  tx: Tx,
  actor: Actor,
  action: 'create' | 'update' | 'delete',
  {
    id,
    before,
    after,
  }: { id: string } & ({ before: AuditedRole; after?: AuditedRole } | { before?: never; after: AuditedRole }),
): Promise<void> {
  return recordAudit(tx, actor, {
    action,
    entity: 'role',
    entity_id: id,
    label: (after ?? before)!.name,
    before: before ?? null,
    after: after ?? null,
  });
}

/** Returns the fields of a role that the log keeps. */
export const auditedRole = (
  { name, description, area_scope, requires_second_factor }: RoleRow,
  slugs: readonly string[],
): AuditedRole => ({ name, description, area_scope, requires_second_factor, slugs });
