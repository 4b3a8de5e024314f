import { startApp } from '../support/startApp';

const PARTS = /(\w+);dur=(\d+\.\d)/g;

test.each([
  ['development', {}, true],
  ['production', { SEED: 'none' }, false],
  ['production', { SEED: 'none', SERVER_TIMING: 'true' }, true],
  ['development', { SERVER_TIMING: 'false' }, false],
])('in %s with %j responses have a Server-Timing header: %s', async (NODE_ENV, env: Record<string, string>, told) => {
  const { app, close } = await startApp({ env: { NODE_ENV, ...env } });
  try {
    for (const url of ['/health/live', '/v1/cms/banners', '/nowhere']) {
      const { headers } = await app.inject({ url });
      expect(headers['server-timing']).toEqual(told ? expect.stringMatching(/total;dur=\d+\.\d$/) : undefined);
    }
  } finally {
    await close();
  }
});

test('Server-Timing lists the parts of a response, which add up to the total', async () => {
  const { app, close } = await startApp({ env: { NODE_ENV: 'development' } });
  try {
    const timing = async (request: { method: 'GET' | 'POST'; url: string; payload?: object }) => {
      const { headers } = await app.inject(request);
      return Object.fromEntries(
        [...String(headers['server-timing']).matchAll(PARTS)].map(([, name, ms]) => [name!, Number(ms)]),
      );
    };
    const payload = { email: 'nobody@example.com', password: 'wrong', device_id: 'test' };
    const { total, ...parts } = await timing({ method: 'POST', url: '/api/auth/login', payload });
    expect(Object.keys(parts)).toEqual(['session', 'body', 'handler', 'answer']);
    const sum = Object.values(parts).reduce((all, ms) => all + ms, 0);
    expect(Math.abs(sum - total!)).toBeLessThan(0.3);
    // a missing session is refused before the body is read
    expect(Object.keys(await timing({ method: 'GET', url: '/v1/cms/banners' }))).not.toContain('body');
  } finally {
    await close();
  }
});
