import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { responseStatus } from '../../../contract/core/responseStatus';
import { profileApi } from '../../../contract/identity/profile';
import type { FindSession } from '../../http/requestSession';
import { stableId } from '../../store/stableId';
import type { AskCall } from './askCalls';
import { providerErrorPage, providerUnreadable } from './providerFailure';
import { type RemoteProfile, remoteProfile, remoteSlugs } from './remoteProfile';

/**
 * How long a profile from the provider is cached, for pages and for the console's own data. The provider
 * authorises its own calls on every request.
 */
const BELIEVED_MS = 5_000;
/** How long a failed lookup counts: for all that one page needs the profile for, so that it waits only once. */
const FAILED_MS = 1_000;

export interface RemoteSessions {
  /** Returns the owner of the token; null if the provider rejects it. @throws HttpError 502 or 504 if it cannot be asked */
  profile(token: string): Promise<RemoteProfile | null>;
  find: FindSession;
  /** Drops a token from the cache: it was logged out, or its owner may have changed. */
  forget(token: string): void;
}

/** Sessions held by the provider, which is asked for a token's owner. */
export function remoteSessions(ask: AskCall, timeoutMs: number): RemoteSessions {
  const known = new LRUCache<string, Promise<RemoteProfile | null>>({ max: 2_000, ttl: BELIEVED_MS });

  const askProfile = async (token: string): Promise<RemoteProfile | null> => {
    const deadline = Date.now() + timeoutMs;
    const { body, ...response } = await ask(profileApi.get, { token, timeoutMs });
    const status = responseStatus(response.status, body);
    if (status === 401 || status === 403) return null;
    if (status !== 200) throw providerErrorPage(status);
    const profile = remoteProfile(body, claim(token, 'sub'));
    if (!profile) throw providerUnreadable('GET /api/auth/profile: data.name: expected text');
    if (profile.hasRights) return profile;
    const grants = await ask(profileApi.permissions, { token, timeoutMs: Math.max(1, deadline - Date.now()) });
    // an unanswered question is no answer: nobody's rights are taken away
    const granted = responseStatus(grants.status, grants.body);
    if (granted === 401) return null;
    if (granted !== 200) throw providerErrorPage(granted);
    return { ...profile, slugs: remoteSlugs(grants.body) };
  };

  const profile = (token: string) => {
    const key = keyOf(token);
    const before = known.get(key);
    if (before) return before;
    const asked = askProfile(token);
    known.set(key, asked);
    asked.catch(() => known.get(key) === asked && known.set(key, asked, { ttl: FAILED_MS }));
    return asked;
  };

  return {
    profile,
    forget: token => void known.delete(keyOf(token)),
    async find(token) {
      const found = await profile(token);
      if (!found) return null;
      const { user, slugs } = found;
      const sid = z.uuid().safeParse(claim(token, 'sid'));
      return {
        // the console's own data use UUIDs, whatever ids the provider has
        user_id: z.uuid().safeParse(user.id).data ?? stableId('remote-account', user.id),
        name: user.name,
        session_id: sid.data ?? null,
        role_code: user.role?.code ?? null,
        slugs,
        // record visibility is up to the provider
        regions: null,
      };
    },
  };
}

// hashed, so that a heap dump shows no tokens
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

function claim(token: string, name: string): string | null {
  try {
    const value = decodeJwt(token)[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  } catch {
    return null;
  }
}
