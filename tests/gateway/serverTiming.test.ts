import { startApp } from '../support/startApp';

test.each([
  ['development', {}, true],
  ['production', { SEED: 'none' }, false],
  ['production', { SEED: 'none', SERVER_TIMING: 'true' }, true],
  ['development', { SERVER_TIMING: 'false' }, false],
])('in %s with %j answers say how long they took: %s', async (NODE_ENV, env: Record<string, string>, told) => {
  const { app, close } = await startApp({ env: { NODE_ENV, ...env } });
  try {
    for (const url of ['/health/live', '/v1/cms/banners', '/nowhere']) {
      const { headers } = await app.inject({ url });
      expect(headers['server-timing']).toEqual(told ? expect.stringMatching(/^total;dur=\d+\.\d$/) : undefined);
    }
  } finally {
    await close();
  }
});
