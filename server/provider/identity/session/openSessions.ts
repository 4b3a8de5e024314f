import type { Db } from '../../../db/types';
import { endSession } from './endSessions';
import { parentOf } from './parentOf';
import { reissueTokens, renewTokens } from './renewTokens';
import type { Sessions } from './Sessions';
import type { SessionLimits } from './sessionEnd';
import { sessionFinder } from './sessionFinder';
import { startSession } from './startSession';
import type { TokenMaker } from './tokenMaker';

/**
 * Creates the session service.
 *
 * @param tokens signs and reads the tokens of all sessions
 * @param wasAway whether the database has just come back from an outage
 */
export function openSessions(
  db: Db,
  tokens: TokenMaker,
  limits: SessionLimits = { maxHours: undefined },
  wasAway: () => boolean = () => false,
): Sessions {
  const find = sessionFinder(db);
  return {
    async find(token) {
      const claims = await tokens.verify(token);
      return claims && find(claims.sid);
    },
    start: (tx, account, device) => startSession(tx, tokens, account, device, limits),
    startAs: (tx, account, device, as) => startSession(tx, tokens, account, device, limits, as),
    renew: refreshToken => renewTokens(db, tokens, refreshToken, limits, wasAway()),
    reissue: sessionId => reissueTokens(db, tokens, sessionId),
    endFamily: async (id, reason) => endSession(db, (await parentOf(db, id)) ?? id, reason),
    sessionOf: refreshToken => tokens.readRefreshToken(refreshToken)?.sessionId ?? null,
  };
}
