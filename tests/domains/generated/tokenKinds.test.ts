import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { authApi } from '../../../contract/identity/auth';
import { passwordApi } from '../../../contract/identity/password';
import { profileApi } from '../../../contract/identity/profile';
import { COOKIES } from '../../../contract/identity/session';
import { sessionKeyApi } from '../../../contract/identity/sessionKey';
import { signingSecret } from '../../../server/domains/identity/session/signingSecret';
import type { Answer } from '../../support/client';
import { linkIn, mailsTo } from '../../support/mails';
import { PASSWORD, people } from '../../support/people';
import { startApp, type TestApp } from '../../support/startApp';

/** Each kind of token opens only its own door: every other kind is refused there, never with a 500. */

let app: TestApp;
let tokens: Record<string, string>;

beforeAll(async () => {
  app = await startApp();
  const { database, anonymous } = app;
  const { body } = await anonymous.call(authApi.login, { body: { email: people.harga, password: PASSWORD } });
  const { token, refresh_token } = body.data as { token: string; refresh_token: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  await anonymous.call(passwordApi.requestLink, { body: { email: people.harga } });
  const [mail] = await mailsTo(app, people.harga);
  const { headers } = { headers: { authorization: `Bearer ${token}` } };
  const { key } = (await anonymous.send(sessionKeyApi.one, { headers })).body.data as { key: string };
  const now = Math.floor(Date.now() / 1_000);
  const signed = (secret: Uint8Array, alg: string, more: object = {}) =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg }).sign(secret);
  const secret = await signingSecret(database.db);
  tokens = {
    access: token,
    refresh: refresh_token,
    link: linkIn(mail!),
    'session id': claims.sid,
    'session key': key,
    'another session': refresh_token.replace(claims.sid, randomUUID()),
    'a later generation': refresh_token.replace(/\.0\./, '.1.'),
    challenge: `${claims.sub}.${Date.now() + 60_000}.${refresh_token.split('.')[2]}`,
    unsigned: new UnsecuredJWT(claims).encode(),
    'of another key': await signed(Buffer.alloc(32, 7), 'HS256'),
    'of another algorithm': await signed(Buffer.concat([secret, Buffer.alloc(64)]).subarray(0, 64), 'HS512'),
    expired: await signed(secret, 'HS256', { iat: now - 9_000, exp: now - 10 }),
    nothing: '',
    dots: '..',
    long: `${'a'.repeat(1_500)}.b.c`,
  };
});
afterAll(() => app?.close());

interface Door {
  /** The kind that opens it. */
  fits: string | null;
  knock: (token: string) => Promise<Pick<Answer, 'status'>>;
}

const cookie = (kind: keyof typeof COOKIES, token: string) => ({ cookie: `${COOKIES[kind]}=${token}` });
const doors: Record<string, Door> = {
  'the bearer token': {
    fits: 'access',
    knock: token => app.anonymous.send(profileApi.get, { headers: { authorization: `Bearer ${token}` } }),
  },
  'the cookie of the access token': {
    fits: 'access',
    knock: token => app.anonymous.send(profileApi.get, { headers: cookie('token', token) }),
  },
  'a link of a mail': {
    fits: 'link',
    knock: id => app.anonymous.send(passwordApi.link, { params: { id: id || ' ' } }),
  },
  'setting a password by a link': {
    fits: null,
    knock: id =>
      app.anonymous.send(passwordApi.setByLink, {
        body: { id, password: 'Singkat', password_confirmation: 'Singkat' },
      }),
  },
  'the challenge of the second factor': {
    fits: null,
    knock: challenge => app.anonymous.send(authApi.verifySecondFactor, { body: { challenge, code: '123456' } }),
  },
  'the cookie of the refresh token': {
    fits: 'refresh',
    knock: token => app.anonymous.send(authApi.refresh, { headers: cookie('refreshToken', token) }),
  },
  'the refresh token in a body': {
    fits: null,
    knock: refresh_token => app.anonymous.send(authApi.refresh, { body: { refresh_token } }),
  },
};

test.each(Object.entries(doors))('%s', async (_name, { fits, knock }) => {
  for (const [kind, token] of Object.entries(tokens).filter(([kind]) => kind !== fits)) {
    // once used, the refresh token belongs to an earlier generation
    if (fits === null && kind === 'refresh') continue;
    const { status } = await knock(token);
    expect({ kind, status }).toEqual({ kind, status: expect.any(Number) });
    expect({ kind, refused: [400, 401, 404, 409, 414, 422, 429].includes(status) }).toEqual({ kind, refused: true });
  }
  if (fits) expect((await knock(tokens[fits]!)).status).toBe(200);
});
