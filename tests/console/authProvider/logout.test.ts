import { COOKIES } from '../../../contract/identity/session';

const setEnds = (value: string, age = '') => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = `${COOKIES.tokenEnds}=${encodeURIComponent(value)}; path=/${age}`;
};
const clearEnds = () => setEnds('', '; max-age=0');

/** Reloads a page's modules: a session ends only once per page. */
async function newPage() {
  jest.resetModules();
  const [leaving, expiry, session, page, fake] = await Promise.all([
    import('../../../src/authProvider/logout'),
    import('../../../src/dataProvider/sessionExpiry'),
    import('../../../src/authProvider/session'),
    import('../../../src/browser/heldPage'),
    import('../dataProvider/fakeServer'),
  ]);
  return { ...leaving, ...expiry, ...session, ...page, ...fake };
}

beforeEach(() => {
  setEnds('2026-11-28T00:00:00Z');
  document.head.innerHTML =
    '<script type="application/json" id="session">{"user":{"id":"u1"},"permissions":[]}</script>';
  sessionStorage.setItem('draft:u1:banner:', '{}');
  // jsdom cannot navigate, and logs an error
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a logout not confirmed by the server', () => {
  test.each([['unreachable' as const], [{ status: 503, body: null }]])(
    'fails and keeps the session while the cookies remain: %j',
    async response => {
      const page = await newPage();
      page.fakeServer(() => response);
      expect(page.currentSession()).not.toBeNull();
      await expect(page.logout()).rejects.toThrow();
      expect(page.currentSession()).not.toBeNull();
      expect(sessionStorage.getItem('draft:u1:banner:')).toBe('{}');
    },
  );

  test('succeeds if its response cleared the cookies', async () => {
    const page = await newPage();
    page.fakeServer(() => {
      clearEnds();
      return { status: 503, body: null };
    });
    await page.logout();
    expect(page.currentSession()).toBeNull();
    expect(sessionStorage.getItem('draft:u1:banner:')).toBeNull();
  });
});

test('logging out clears the chosen CBU', async () => {
  localStorage.setItem('selected_cbu', '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11');
  const page = await newPage();
  page.fakeServer(() => ({ body: page.envelope(null) }));
  await page.logout();
  expect(localStorage.getItem('selected_cbu')).toBeNull();
});

test('after logging out, the browser does not ask about unsaved changes', async () => {
  const page = await newPage();
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  page.holdPage({ isUnsaved: () => true });
  page.fakeServer(() => 'unreachable');
  await expect(page.logout()).rejects.toThrow();
  expect(asks()).toBe(true);
  page.fakeServer(() => ({ body: page.envelope(null) }));
  await page.logout();
  expect(asks()).toBe(false);
});

describe('OK of ‘Sesi Berakhir’', () => {
  test('clears the cookies but keeps the draft', async () => {
    const page = await newPage();
    const calls = page.fakeServer(() => ({ body: page.envelope(null) }));
    page.expireSession();
    await page.leaveExpiredSession();
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/logout']);
    expect(sessionStorage.getItem('draft:u1:banner:')).toBe('{}');
  });

  test('ends the session even when the server is unreachable', async () => {
    const page = await newPage();
    page.fakeServer(() => 'unreachable');
    page.expireSession();
    await page.leaveExpiredSession();
    expect(page.currentSession()).toBeNull();
  });

  test('does not end a session that another tab has started since', async () => {
    const page = await newPage();
    const calls = page.fakeServer(() => ({ body: page.envelope(null) }));
    page.expireSession();
    clearEnds();
    setEnds('2026-12-05T00:00:00Z');
    await page.leaveExpiredSession();
    expect(calls).toEqual([]);
  });
});
