import { hkdfSync } from 'node:crypto';
import { sessionKeyApi } from '../../../contract/identity/sessionKey';
import { routes } from '../../http/routes';
import { signingSecret } from '../identity/session/signingSecret';

/** The session's key is derived from the installation's secret: nothing is stored, and every process derives the same key. */
export const sessionKeyRoutes = routes(sessionKeyApi, ({ db }) => {
  let secret: Promise<Uint8Array> | undefined;
  const secretOnce = () => {
    secret ??= signingSecret(db).catch(error => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
  return {
    async one({ actor }) {
      const purpose = `session-key/${actor.user_id}/${actor.session_id ?? ''}`;
      return { key: Buffer.from(hkdfSync('sha256', await secretOnce(), '', purpose, 32)).toString('base64url') };
    },
  };
});
