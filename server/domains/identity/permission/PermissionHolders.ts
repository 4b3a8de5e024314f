import type { Tx } from '../../../db/types';

/**
 * Applies changes of the catalogue to the roles that hold a permission. Roles build on the catalogue, so this is passed in
 * (`identity/index.ts`).
 */
export interface PermissionHolders {
  /** Grants a new permission to the super admins: otherwise nobody could ever grant it. */
  grantToSuperAdmins(tx: Tx, slug: string): Promise<void>;
  /** Makes the sessions of everyone who holds the permission reload their permissions. */
  refreshHolders(tx: Tx, slug: string): Promise<void>;
}
