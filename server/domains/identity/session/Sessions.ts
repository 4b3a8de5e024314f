import type { Tokens } from '../../../../contract/identity/session';
import type { Tx } from '../../../db/types';
import type { EndReason } from './endSessions';
import type { SessionActor } from './sessionFinder';

/** The device on which a session begins. */
export interface Device {
  device_id?: string | undefined;
  user_agent?: string | undefined;
  ip: string | null;
}

/** The owner of a session, as in the token. */
export interface SessionAccount {
  id: string;
  name: string;
  /** Code of the role. */
  role: string | null;
}

/** Sessions live in the database: one that ends there is over from the next request on, whichever process handles it. */
export interface Sessions {
  /** Returns the actor of a token's session, with the current permissions; null if there is no such session or it has ended. */
  find(token: string): Promise<SessionActor | null>;
  /** Begins a session for an account that was just authenticated. */
  start(tx: Tx, account: SessionAccount, device: Device): Promise<Tokens>;
  /** Begins a read-only session that shows the console as a role; it returns to the session `parent`. */
  startAs(tx: Tx, account: SessionAccount, device: Device, as: { role_id: string; parent: string }): Promise<Tokens>;
  /**
   * Renews both tokens and uses up the refresh token. Presenting it again ends the whole session, except within ten seconds (two tabs may
   * renew at once), or longer if the database was away and the response may be lost: then the same tokens are returned.
   *
   * @throws HttpError 401 if the session has ended
   */
  renew(refreshToken: string): Promise<Tokens>;
  /** Returns the current tokens of an active session. @throws HttpError 401 if it has ended */
  reissue(sessionId: string): Promise<Tokens>;
  /** Ends a session together with the one it was begun from, or those begun from it, on logout. */
  endFamily(sessionId: string, reason: EndReason): Promise<void>;
  /** Returns the session of a refresh token, for a logout after the access token has expired. */
  sessionOf(refreshToken: string): string | null;
}
