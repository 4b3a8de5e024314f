import { COOKIES } from '../../../contract/identity/session';
import { deviceId } from '../../../src/authProvider/deviceId';
import { login } from '../../../src/authProvider/login';
import { signInAddress } from '../../../src/authProvider/logout';
import { currentSession, loadSession } from '../../../src/authProvider/session';
import { watchExpiry } from '../../../src/authProvider/watchExpiry';
import { readPageConfig } from '../../../src/browser/pageConfig';
import { isExpired, onExpired } from '../../../src/dataProvider/sessionExpiry';
import { envelope, fakeServer } from '../dataProvider/fakeServer';

const setCookie = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
};

test('a page without a session asks for the person and the rights in parallel, once for all who ask', async () => {
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

test('the page’s configuration has fallbacks, and survives a broken block', () => {
  expect(readPageConfig()).toEqual({ helpdesk_email: 'bantuan@merchants.test', version: 'V.0.1', locales: ['id'] });
  document.head.innerHTML = '<script type="application/json" id="config">{"locales":["id","en"]}</script>';
  expect(readPageConfig()).toMatchObject({ version: 'V.0.1', locales: ['id', 'en'] });
  document.head.innerHTML = '<script type="application/json" id="config">{"loc</script>';
  expect(readPageConfig().locales).toEqual(['id']);
});

test('the sign-in page leads back to where one was', () => {
  history.pushState(null, '', '/banner?filter=%7B%22a%22%3A1%7D&page=2');
  const address = new URL(signInAddress('expired'), 'http://localhost');
  expect(address.searchParams.get('reason')).toBe('expired');
  expect(address.searchParams.get('next')).toBe('/banner?filter=%7B%22a%22%3A1%7D&page=2');
});

test('signing in names the device and reads identity and end from the token', async () => {
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

test('‘Sesi Berakhir’ opens at the first check after both tokens have ended, and only once', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') });
  const opened = jest.fn();
  onExpired(opened);
  setCookie(COOKIES.tokenEnds, '2026-11-21T00:00:10Z');
  setCookie(COOKIES.refreshTokenEnds, '2026-11-21T00:00:45Z');
  const stop = watchExpiry();
  jest.advanceTimersByTime(60_999);
  // The token alone has ended: it can still be renewed.
  expect(isExpired()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isExpired()).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(opened).toHaveBeenCalledTimes(1);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
