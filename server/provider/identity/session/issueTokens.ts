import type { Tokens } from '../../../../contract/identity/session';
import type { SessionAccount } from './Sessions';
import type { TokenMaker } from './tokenMaker';

interface IssuedSession {
  id: string;
  generation: number;
  /** ISO instant. */
  refreshExpiresAt: string;
}

/** Returns the two tokens for a session's generation. */
export async function issueTokens(
  tokens: TokenMaker,
  { id, generation, refreshExpiresAt }: IssuedSession,
  account: SessionAccount,
): Promise<Tokens> {
  const claims = { sub: account.id, sid: id, name: account.name, role: account.role };
  const { token, expiresAt } = await tokens.sign(claims, new Date());
  const tokenExpiresAt = expiresAt.toISOString();
  return {
    token,
    refresh_token: tokens.refreshToken(id, generation),
    // a preview session may end before its token would
    token_expires_at: tokenExpiresAt < refreshExpiresAt ? tokenExpiresAt : refreshExpiresAt,
    refresh_token_expires_at: refreshExpiresAt,
  };
}
