import { recordAudit } from '../../../audit/recordAudit';
import type { Actor } from '../../../core/Actor';
import type { Tx } from '../../../db/types';
import type { PermissionRow } from './lockPermission';

/** Records a change of the catalogue in the audit log, from the rows before and after. */
export function recordPermissionAudit(
  tx: Tx,
  actor: Actor,
  action: 'create' | 'update' | 'delete',
  {
    before,
    after,
  }: { before: PermissionRow; after?: PermissionRow } | { before?: PermissionRow; after: PermissionRow },
): Promise<void> {
  const { id, slug } = (after ?? before)!;
  return recordAudit(tx, actor, {
    action,
    entity: 'permission',
    entity_id: id,
    label: slug,
    before: before ?? null,
    after: after ?? null,
  });
}
