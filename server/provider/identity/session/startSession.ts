import { REFRESH_TOKEN_LIFETIME_S } from '../../../../contract/constants';
import { SEE_AS_MINUTES } from '../../../../contract/identity/seeAs';
import type { Tokens } from '../../../../contract/identity/session';
import type { Tx } from '../../../db/types';
import { issueTokens } from './issueTokens';
import type { Device, SessionAccount } from './Sessions';
import { sessions } from './table';
import type { TokenMaker } from './tokenMaker';

/** @param as the role that a read-only session sees the console as, and the session that it returns to */
export async function startSession(
  tx: Tx,
  tokens: TokenMaker,
  account: SessionAccount,
  device: Device,
  as?: { role_id: string; parent: string },
): Promise<Tokens> {
  const now = new Date();
  const lifetimeSeconds = as ? SEE_AS_MINUTES * 60 : REFRESH_TOKEN_LIFETIME_S;
  const [session] = await tx
    .insert(sessions)
    .values({
      ...device,
      user_id: account.id,
      refreshed_at: now.toISOString(),
      refresh_expires_at: new Date(now.getTime() + lifetimeSeconds * 1_000).toISOString(),
      ...(as && { as_role_id: as.role_id, parent_id: as.parent }),
    })
    .returning({
      id: sessions.id,
      generation: sessions.refresh_generation,
      refreshExpiresAt: sessions.refresh_expires_at,
    });
  return issueTokens(tokens, session!, account);
}
