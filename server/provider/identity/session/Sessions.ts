import type { Tokens } from '../../../../contract/identity/session';
import type { Tx } from '../../../db/types';
import type { EndReason } from './endSessions';
import type { SessionActor } from './sessionFinder';

/** Where a session begins. */
export interface Device {
  device_id?: string | undefined;
  user_agent?: string | undefined;
  ip: string | null;
}

/** Whose session it is, as the token says it. */
export interface SessionAccount {
  id: string;
  name: string;
  /** Code of the role. */
  role: string | null;
}

/** Sessions live in the database: what ends there is over with the next request, whichever process answers it. */
export interface Sessions {
  /** The actor of a token's session, with the permissions held now; null where there is no such session (any more). */
  find(token: string): Promise<SessionActor | null>;
  /** Begins a session for an account whose password was just proven. */
  start(tx: Tx, account: SessionAccount, device: Device): Promise<Tokens>;
  /** Begins a read-only session that sees the console as a role; it returns to the session that `parent` names. */
  startAs(tx: Tx, account: SessionAccount, device: Device, as: { role_id: string; parent: string }): Promise<Tokens>;
  /**
   * Renews both tokens; the refresh token that was shown is used up. Showing it again ends the whole session, unless two tabs did so
   * within ten seconds, or the database was away meanwhile and the answer may be lost: they get the same tokens.
   *
   * @throws HttpError 401 where the session is over
   */
  renew(refreshToken: string): Promise<Tokens>;
  /** The current tokens of a session that goes on. @throws HttpError 401 where it is over */
  reissue(sessionId: string): Promise<Tokens>;
  /** Ends a session together with the one it was begun from, or with those that were begun from it: for a logout. */
  endFamily(sessionId: string, reason: EndReason): Promise<void>;
  /** The session that a refresh token belongs to, for a logout after the access token expired. */
  sessionOf(refreshToken: string): string | null;
}
