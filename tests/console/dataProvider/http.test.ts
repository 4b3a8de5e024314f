import { COOKIES } from '../../../contract/identity/session';
import { envelope, type SentCall } from './fakeServer';

/** Reloads a page's modules: a session ends only once per page. */
async function newPage() {
  jest.resetModules();
  const [{ http }, expiry, fake] = await Promise.all([
    import('../../../src/dataProvider/http'),
    import('../../../src/dataProvider/sessionExpiry'),
    import('./fakeServer'),
  ]);
  const expired = jest.fn();
  expiry.onExpired(expired);
  return { http, expired, fakeServer: fake.fakeServer };
}

const setEnds = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = `${COOKIES.tokenEnds}=${encodeURIComponent(value)}; path=/`;
};
const refreshes = (calls: SentCall[]) => calls.filter(({ url }) => url === '/api/refresh-token').length;
const ended = { status: 401, body: envelope(null, 401, 'Sesi Anda telah berakhir, silakan masuk kembali.') };

beforeEach(() => setEnds('2026-11-21T00:00:00Z'));

/** A server whose token has expired and can be renewed. */
function renewing() {
  let valid = false;
  return async ({ url }: SentCall) => {
    await new Promise(resolve => setTimeout(resolve, Math.random() * 10));
    if (url !== '/api/refresh-token') return valid ? { body: envelope(url) } : ended;
    valid = true;
    setEnds('2026-11-28T00:00:00Z');
    return { body: envelope({}) };
  };
}

test('twenty calls with an expired token renew it once, and all succeed', async () => {
  const { http, expired, fakeServer } = await newPage();
  const calls = fakeServer(renewing());
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => http({ method: 'GET', url: `/v1/${index}` })),
  );
  expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 20 }, (_, index) => `/v1/${index}`));
  expect(refreshes(calls)).toBe(1);
  expect(expired).not.toHaveBeenCalled();
});

test('two tabs renew the token only once between them', async () => {
  let queue: Promise<unknown> = Promise.resolve();
  // the browser's lock, shared by both tabs
  const request = (_name: string, work: () => Promise<unknown>) => {
    queue = queue.then(work);
    return queue;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const answer = renewing();
  const tabs = [await newPage(), await newPage()];
  const calls = tabs.map(tab => tab.fakeServer(answer));
  const asked = tabs.flatMap(({ http }) => Array.from({ length: 20 }, () => http({ method: 'GET', url: '/v1/x' })));
  expect((await Promise.all(asked)).every(({ data }) => data === '/v1/x')).toBe(true);
  expect(refreshes(calls.flat())).toBe(1);
  for (const { expired } of tabs) expect(expired).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'locks');
});

test('losing the renewal race to another tab does not end the session', async () => {
  const { http, expired, fakeServer } = await newPage();
  let valid = false;
  fakeServer(({ url }) => {
    if (url !== '/api/refresh-token') return valid ? { body: envelope('ok') } : ended;
    valid = true;
    setEnds('2026-11-28T00:00:00Z');
    return ended;
  });
  expect((await http({ method: 'GET', url: '/v1/x' })).data).toBe('ok');
  expect(expired).not.toHaveBeenCalled();
});

test('a rejected renewal opens ‘Sesi Berakhir’ once', async () => {
  const { http, expired, fakeServer } = await newPage();
  fakeServer(() => ended);
  const results = await Promise.allSettled([1, 2, 3].map(() => http({ method: 'GET', url: '/v1/x' })));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(expired).toHaveBeenCalledTimes(1);
});

test('a body code of 401 under status 200 ends the session', async () => {
  const { http, expired, fakeServer } = await newPage();
  fakeServer(({ url }) => (url === '/api/refresh-token' ? ended : { body: envelope(null, 401, 'Habis') }));
  await expect(http({ method: 'GET', url: '/v1/x' })).rejects.toMatchObject({ status: 401, message: 'Habis' });
  expect(expired).toHaveBeenCalledTimes(1);
});

test.each([
  [400, 401],
  [200, '401'],
])('a body code of 401 ends the session under status %s, also as text: %j', async (status, code) => {
  const { http, expired, fakeServer } = await newPage();
  fakeServer(({ url }) =>
    url === '/api/refresh-token' ? ended : { status, body: { code, message: 'Habis', data: null } },
  );
  await expect(http({ method: 'GET', url: '/v1/x' })).rejects.toMatchObject({ status: 401 });
  expect(expired).toHaveBeenCalledTimes(1);
});

test('an unreachable server during renewal does not end the session', async () => {
  const { http, expired, fakeServer } = await newPage();
  fakeServer(({ url }) => (url === '/api/refresh-token' ? 'unreachable' : ended));
  await expect(http({ method: 'GET', url: '/v1/x' })).rejects.toMatchObject({
    status: 0,
    message: 'Server tidak dapat dihubungi. Periksa jaringan, lalu coba lagi.',
  });
  expect(expired).not.toHaveBeenCalled();
});

test('a wrong password neither renews the token nor ends the session', async () => {
  const { http, expired, fakeServer } = await newPage();
  const calls = fakeServer(() => ({ status: 401, body: envelope(null, 401, 'Email atau kata sandi salah.') }));
  await expect(http({ method: 'POST', url: '/api/auth/login', session: 'none' })).rejects.toMatchObject({
    message: 'Email atau kata sandi salah.',
  });
  expect(calls).toHaveLength(1);
  expect(expired).not.toHaveBeenCalled();
});

test('a 429 carries the time to wait, a 500 the request id', async () => {
  const { http, fakeServer } = await newPage();
  fakeServer(() => ({
    status: 429,
    body: envelope(null, 429, 'Terlalu banyak percobaan.'),
    headers: { 'retry-after': '30' },
  }));
  await expect(http({ method: 'GET', url: '/v1/x' })).rejects.toMatchObject({ status: 429, retryAfter: 30 });
  fakeServer(() => ({ status: 500, body: { ...envelope(null, 500, 'Terjadi kesalahan.'), request_id: 'r-1' } }));
  await expect(http({ method: 'GET', url: '/v1/x' })).rejects.toMatchObject({ status: 500, requestId: 'r-1' });
});

test('a proxy’s response is an error with its status', async () => {
  const { http, fakeServer } = await newPage();
  fakeServer(() => ({ status: 502, body: '<html>Bad gateway</html>' }));
  await expect(http({ method: 'GET', url: '/v1/x' })).rejects.toMatchObject({
    status: 502,
    message: 'Permintaan gagal (502).',
  });
});

test('a cancelled call is not reported as a network failure', async () => {
  const { http, fakeServer } = await newPage();
  const abort = new AbortController();
  fakeServer(async () => {
    abort.abort();
    return { body: envelope('late') };
  });
  await expect(http({ method: 'GET', url: '/v1/x', signal: abort.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

describe('JSON in place of a file', () => {
  const json = (body: unknown) => ({ text: JSON.stringify(body), type: 'application/json; charset=utf-8' });
  const habis = json(envelope(null, 401, 'Habis'));
  const rusak = json(envelope(null, 422, 'Terlalu banyak baris.'));

  /** Adds `text`, which jsdom's blobs lack. */
  const blob = ({ text, type }: { text: string; type: string }) =>
    Object.assign(new Blob([text], { type }), { text: async () => text });
  const response = ({ text, type }: { text: string; type: string }) => {
    const header = { get: (name: string) => (name === 'content-type' ? type : null) };
    const answer = { ok: true, status: 200, headers: header, body: null, json: async () => JSON.parse(text) };
    return { ...answer, clone: () => answer };
  };

  test('ends the session or is an error, according to its code', async () => {
    const { http, expired, fakeServer } = await newPage();
    fakeServer(({ url }) => (url === '/api/refresh-token' ? ended : { body: blob(url === '/habis' ? habis : rusak) }));
    const file = (url: string) => http({ method: 'GET', url, responseType: 'blob' });
    await expect(file('/rusak')).rejects.toMatchObject({ status: 422, message: 'Terlalu banyak baris.' });
    expect(expired).not.toHaveBeenCalled();
    await expect(file('/habis')).rejects.toMatchObject({ status: 401, message: 'Habis' });
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('does the same for a streamed file', async () => {
    const { expired, fakeServer } = await newPage();
    const { streamDownload } = await import('../../../src/dataProvider/streamDownload');
    fakeServer(() => ended);
    const fetched = jest.fn(async (url: string) => response(url === '/habis' ? habis : rusak));
    Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true });
    const file = (url: string) => streamDownload(url, { signal: new AbortController().signal, onProgress: () => {} });
    await expect(file('/rusak')).rejects.toMatchObject({ status: 422, message: 'Terlalu banyak baris.' });
    expect(expired).not.toHaveBeenCalled();
    await expect(file('/habis')).rejects.toMatchObject({ status: 401, message: 'Habis' });
    expect(expired).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'fetch');
  });
});

test('the server’s time comes from a response that no cache kept', async () => {
  const { http, fakeServer } = await newPage();
  const { clockAhead } = await import('../../../contract/core/now');
  const hour = 3_600_000;
  const date = new Date(Date.now() + hour).toUTCString();
  fakeServer(({ url }) => ({
    body: envelope(null),
    headers: { date, 'cache-control': url === '/v1/areas' ? 'private, max-age=3600' : 'no-store' },
  }));
  await http({ method: 'GET', url: '/v1/areas' });
  expect(clockAhead()).toBe(0);
  await http({ method: 'GET', url: '/v1/x' });
  expect(Math.abs(clockAhead() - hour)).toBeLessThan(5_000);
});
