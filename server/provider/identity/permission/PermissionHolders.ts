import type { Tx } from '../../../db/types';

/**
 * What a change of the catalogue means for the roles that hold a permission. Roles build on the catalogue, so they are passed in
 * (`role/permissionHolders.ts`).
 */
export interface PermissionHolders {
  /** Gives a new permission to the super admins: nobody else could ever grant it. */
  grantToSuperAdmins(tx: Tx, slug: string): Promise<void>;
  /** Makes the sessions of everyone who holds the permission read their permissions again. */
  refreshHolders(tx: Tx, slug: string): Promise<void>;
}
