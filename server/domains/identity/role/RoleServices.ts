import type { RoleImpact } from '../../../../contract/identity/role';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';

type Holder = RoleImpact['holders']['list'][number];

/** The accounts that hold a role, except deleted ones. Accounts build on roles, so this is passed in (`identity/index.ts`). */
export interface RoleHolders {
  /** By name. */
  list(db: Db, roleId: string, slice: { limit: number; offset?: number }): Promise<Holder[]>;
  count(db: Db, roleId: string): Promise<number>;
  includes(db: Db, roleId: string, userId: string): Promise<boolean>;
}

/** Checks for the actor's password, which sessions keep track of (`password/requireFreshPassword.ts`). */
export interface FreshPassword {
  /** Verifies the password if given. @throws HttpError 422 on `current_password` if it is missing and was not given recently, or wrong */
  require(db: Db, actor: Actor, given: string | undefined): Promise<void>;
  /** Checks inside a transaction that the password was given recently. @throws HttpError 422 */
  requireRecent(tx: Db, actor: Actor): Promise<void>;
}

/** Dependencies of the role operations. */
export interface RoleServices {
  db: Db;
  holders: RoleHolders;
  password: FreshPassword;
}
