import Fastify from 'fastify';
import { type Endpoint, endpoint } from '../../contract/core/endpoint';
import { declaredAccess } from '../../server/http/declaredAccess';
import type { RouteModule } from '../../server/http/routes';
import { startGateway } from '../support/startGateway';

/** Mistakes that must not go unnoticed until the first request. */

const api = { read: endpoint('GET /v1/test/read', { access: 'signedIn', summary: 'Test' }) };

test('an endpoint without access prevents startup', async () => {
  const { access: _, ...open } = api.read;
  const module: RouteModule = {
    api: { read: open as unknown as Endpoint },
    handlers: () => ({ read: async () => null }),
  };
  await expect(startGateway({ modules: [module] })).rejects.toThrow(
    'GET /v1/test/read does not declare who may call it',
  );
});

test('an endpoint without a handler prevents startup', async () => {
  await expect(startGateway({ modules: [{ api, handlers: () => ({}) }] })).rejects.toThrow(
    'GET /v1/test/read has no handler',
  );
});

test('a hand-written route without access prevents startup', async () => {
  const app = Fastify();
  await app.register(declaredAccess);
  app.get('/v1/test/open', async () => 'secret');
  await expect(app.ready()).rejects.toThrow('GET /v1/test/open does not declare who may call it');
});
