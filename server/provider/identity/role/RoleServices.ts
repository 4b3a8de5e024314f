import type { RoleImpact } from '../../../../contract/identity/role';
import type { Actor } from '../../../core/Actor';
import type { Db } from '../../../db/types';

type Holder = RoleImpact['holders']['list'][number];

/** The accounts that hold a role, deleted ones left out. Accounts build on roles, so they are passed in (`account/roleHolders.ts`). */
export interface RoleHolders {
  /** By name. */
  list(db: Db, roleId: string, slice: { limit: number; offset?: number }): Promise<Holder[]>;
  count(db: Db, roleId: string): Promise<number>;
  includes(db: Db, roleId: string, userId: string): Promise<boolean>;
}

/** Asks for the actor's password, which sessions know about (`password/freshPassword.ts`). */
export interface FreshPassword {
  /** Takes the password where it came along. @throws HttpError 422 on `current_password` where it is missing and was not given lately */
  require(db: Db, actor: Actor, given: string | undefined): Promise<void>;
  /** The same for what only the transaction can decide: whether the password was given lately. @throws HttpError 422 */
  requireRecent(tx: Db, actor: Actor): Promise<void>;
}

/** What the use cases of roles are given. */
export interface RoleServices {
  db: Db;
  holders: RoleHolders;
  password: FreshPassword;
}
