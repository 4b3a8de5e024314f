import { roleErrors } from '../../../../contract/identity/roleErrors';
import { HttpError } from '../../../core/HttpError';
import type { roles } from './table';

export type RoleRow = typeof roles.$inferSelect;

/** @throws HttpError 409 for the super admin role */
export function requireNotSystemRole({ is_system, name }: RoleRow): void {
  if (is_system)
    throw new HttpError(409, roleErrors.systemRole({ role: name }), {
      data: { reason: 'system_role' },
    });
}
