import { waitFor } from '@testing-library/react';
import { COOKIES } from '../../../contract/identity/session';
import { deviceId } from '../../../src/authProvider/deviceId';
import { login } from '../../../src/authProvider/login';
import { signInAddress } from '../../../src/authProvider/logout';
import { currentSession, forgetSession, holdsAny, loadSession } from '../../../src/authProvider/session';
import { isStored } from '../../../src/authProvider/storedPermissions';
import { watchExpiry } from '../../../src/authProvider/watchExpiry';
import { readPageConfig } from '../../../src/browser/pageConfig';
import { isExpired, onExpired } from '../../../src/dataProvider/sessionExpiry';
import { envelope, fakeServer } from '../dataProvider/fakeServer';

const setCookie = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
};

test('a page without a session loads user and permissions in parallel, once for all callers', async () => {
  const calls = fakeServer(async ({ url }) => {
    await new Promise(resolve => setTimeout(resolve, 5));
    return url === '/api/auth/profile'
      ? { body: envelope({ id: 'u1', name: 'Sri', role: { name: 'Marketing', code: 'marketing' } }) }
      : { body: envelope({ slugs: ['can_read_banner'], groups: [] }) };
  });
  expect(currentSession()).toBeNull();
  const [first, second] = await Promise.all([loadSession(), loadSession()]);
  expect(first).toBe(second);
  expect(first).toMatchObject({
    user: { id: 'u1', name: 'Sri' },
    role: { code: 'marketing' },
    permissions: ['can_read_banner'],
  });
  expect(calls.map(({ url }) => url).sort()).toEqual(['/api/auth/permissions', '/api/auth/profile']);
});

test('a refresh rejected during page load opens ‘Sesi Berakhir’, and nothing redirects before its OK', async () => {
  jest.resetModules();
  const { fakeServer } = await import('../dataProvider/fakeServer');
  const { createAuthProvider } = await import('../../../src/authProvider/createAuthProvider');
  const { isExpired } = await import('../../../src/dataProvider/sessionExpiry');
  fakeServer(() => ({ status: 401, body: envelope(null, 401, 'Sesi Anda telah berakhir, silakan masuk kembali.') }));
  const settled = jest.fn();
  void createAuthProvider(() => false)
    .checkAuth({})
    .then(settled, settled);
  await waitFor(() => expect(isExpired()).toBe(true));
  await new Promise(resolve => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
});

test.each([403, 500, 502, 504])(
  'a profile answered with %i during page load neither redirects nor is asked for again',
  async status => {
    jest.resetModules();
    const { fakeServer } = await import('../dataProvider/fakeServer');
    const { createAuthProvider } = await import('../../../src/authProvider/createAuthProvider');
    const { whyNoSession } = await import('../../../src/authProvider/session');
    const calls = fakeServer(({ url }) =>
      url === '/api/auth/profile'
        ? { status, body: envelope(null, status, 'Belum bisa.') }
        : { body: envelope({ slugs: [], groups: [] }) },
    );
    const authProvider = createAuthProvider(() => false);
    const settled = jest.fn();
    for (const ask of [
      () => authProvider.checkAuth({}),
      () => authProvider.getIdentity!(),
      () => authProvider.checkAuth({}),
    ])
      void ask().then(settled, settled);
    await waitFor(() => expect(whyNoSession()).toMatchObject({ status, message: 'Belum bisa.' }));
    await new Promise(resolve => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
    expect(calls).toHaveLength(2);
  },
);

test('a lost right whose new session cannot be loaded does not sign anyone out', async () => {
  jest.resetModules();
  document.head.innerHTML =
    '<script type="application/json" id="session">{"user":{"id":"u1","name":"Sri"},"role":null,"permissions":["can_read_faq"]}</script>';
  const { fakeServer } = await import('../dataProvider/fakeServer');
  const { createAuthProvider } = await import('../../../src/authProvider/createAuthProvider');
  const calls = fakeServer(() => ({ status: 500, body: envelope(null, 500, 'Rusak') }));
  const refused = { status: 403, data: { rights: ['can_read_faq'] } };
  await expect(createAuthProvider(() => false).checkError(refused)).resolves.toBeUndefined();
  expect(calls.map(({ url }) => url)).toContain('/api/auth/profile');
  document.head.innerHTML = '';
});

test('permission slugs are kept in local storage, and can be checked by slug or group', async () => {
  forgetSession();
  fakeServer(({ url }) => ({
    body: url.startsWith('/api/auth/profile')
      ? envelope({ id: 'u1', name: 'Sri', role: null })
      : envelope({
          slugs: ['can_read_banner', 'can_read_faq'],
          groups: [{ permission_group: 'banner', label: 'Banner', permissions: [] }],
        }),
  }));
  await loadSession();
  expect(localStorage.getItem('permissions')).toBe('can_read_banner,can_read_faq');
  expect([isStored(['can_read_faq', 'can_read_role']), isStored(['can_read_role']), isStored([])]).toEqual([
    true,
    false,
    true,
  ]);
  expect([holdsAny(['can_read_faq']), holdsAny(['banner']), holdsAny(['promo']), holdsAny([])]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  forgetSession();
  expect([localStorage.getItem('permissions'), holdsAny([])]).toEqual([null, false]);
});

test('the page configuration has fallbacks, even for a malformed block', () => {
  expect(readPageConfig()).toEqual({ helpdesk_email: 'bantuan@merchants.test', version: 'V.0.1', locales: ['id'] });
  document.head.innerHTML = '<script type="application/json" id="config">{"locales":["id","en"]}</script>';
  expect(readPageConfig()).toMatchObject({ version: 'V.0.1', locales: ['id', 'en'] });
  document.head.innerHTML = '<script type="application/json" id="config">{"loc</script>';
  expect(readPageConfig().locales).toEqual(['id']);
});

test('the sign-in URL includes the current page as return target', () => {
  history.pushState(null, '', '/banner?filter=%7B%22a%22%3A1%7D&page=2');
  const address = new URL(signInAddress('expired'), 'http://localhost');
  expect(address.searchParams.get('reason')).toBe('expired');
  expect(address.searchParams.get('next')).toBe('/banner?filter=%7B%22a%22%3A1%7D&page=2');
});

test('signing in sends a device id and reads identity and expiry from the token', async () => {
  const claims = btoa(JSON.stringify({ sub: 'u1', name: 'Sri', role: 'Marketing', exp: 1_800_000_000 }));
  const calls = fakeServer(() => ({ body: envelope({ token: `e30.${claims}.x` }) }));
  expect(await login({ email: 'sri@merchants.test', password: 'Rahasia#135' })).toEqual({
    id: 'u1',
    name: 'Sri',
    role: 'Marketing',
    expiresAt: new Date(1_800_000_000_000),
  });
  expect(calls[0]!.body).toEqual({ email: 'sri@merchants.test', password: 'Rahasia#135', device_id: deviceId() });
  expect(deviceId()).toMatch(/^[0-9a-f]{32}$/);
  expect(Object.keys(localStorage)).toEqual(['device_id']);
});

test('a token that is not a JWT is accepted too', async () => {
  fakeServer(() => ({ body: envelope({ token: 'opaque-token-of-the-provider' }) }));
  expect(await login({ email: 'sri@merchants.test', password: 'Rahasia#135' })).toBeNull();
});

test('‘Sesi Berakhir’ opens once, at the first check after both tokens have expired', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') });
  const opened = jest.fn();
  onExpired(opened);
  setCookie(COOKIES.tokenEnds, '2026-11-21T00:00:10Z');
  setCookie(COOKIES.refreshTokenEnds, '2026-11-21T00:00:45Z');
  const stop = watchExpiry();
  jest.advanceTimersByTime(60_999);
  // only the token has expired: it can still be renewed
  expect(isExpired()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isExpired()).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(opened).toHaveBeenCalledTimes(1);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
