import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { secondFactorErrors } from '../../../../contract/identity/authErrors';
import type { secondFactorState } from '../../../../contract/identity/secondFactor';
import type { Actor } from '../../../core/Actor';
import { HttpError, unauthorized } from '../../../core/HttpError';
import type { Db } from '../../../db/types';
import { users } from '../account/table';
import { roles } from '../role/table';

export type SecondFactorState = z.output<typeof secondFactorState>;

/** Returns the state of the actor's own second factor. */
export async function secondFactorStateOf(db: Db, actor: Actor): Promise<SecondFactorState> {
  const [row] = await db
    .select({
      at: users.second_factor_at,
      required: roles.requires_second_factor,
      left: sql<number>`(select count(*)::int from recovery_codes c where c.user_id = users.id and c.used_at is null)`,
    })
    .from(users)
    .leftJoin(roles, eq(roles.id, users.role_id))
    .where(eq(users.id, actor.user_id));
  if (!row) throw unauthorized();
  return {
    enabled: row.at !== null,
    required: row.required === true,
    enabled_at: row.at,
    recovery_codes_left: row.at ? row.left : 0,
  };
}

/** @throws HttpError 409 if it is off */
export function requireEnabled({ enabled }: SecondFactorState): void {
  if (!enabled) throw new HttpError(409, secondFactorErrors.off());
}

/** @throws HttpError 409 if it is off, or the role requires it */
export function requireOptional(state: SecondFactorState): void {
  requireEnabled(state);
  if (state.required)
    throw new HttpError(409, secondFactorErrors.requiredByRole(), {
      data: { reason: 'required_by_role' },
    });
}

/** 409: the second factor is already on. */
export const alreadyEnabled = () => new HttpError(409, secondFactorErrors.on());
