import { sql } from 'drizzle-orm';
import { REFRESH_TOKEN_LIFETIME_S } from '../../../../contract/constants';
import { SEE_AS_MINUTES } from '../../../../contract/identity/seeAs';
import type { Tokens } from '../../../../contract/identity/session';
import type { Tx } from '../../../db/types';
import { issueTokens } from './issueTokens';
import type { Device, SessionAccount } from './Sessions';
import { type SessionLimits, sessionEnd } from './sessionEnd';
import { sessions } from './table';
import type { TokenMaker } from './tokenMaker';

/** Begins a session. @param as for a preview: the role that it shows the console as, and the session that it returns to */
export async function startSession(
  tx: Tx,
  tokens: TokenMaker,
  account: SessionAccount,
  device: Device,
  limits: SessionLimits,
  as?: { role_id: string; parent: string },
): Promise<Tokens> {
  // a preview ends with the session that it was begun from
  const began = as ? sql`(select p.created_at from sessions p where p.id = ${as.parent})` : sql`now()`;
  const lifetimeSeconds = as ? SEE_AS_MINUTES * 60 : REFRESH_TOKEN_LIFETIME_S;
  const [session] = await tx
    .insert(sessions)
    .values({
      ...device,
      user_id: account.id,
      refreshed_at: sql`now()`,
      refresh_expires_at: sessionEnd(limits, lifetimeSeconds, began),
      ...(as && { as_role_id: as.role_id, parent_id: as.parent }),
    })
    .returning({
      id: sessions.id,
      generation: sessions.refresh_generation,
      refreshExpiresAt: sessions.refresh_expires_at,
    });
  return issueTokens(tokens, session!, account);
}
