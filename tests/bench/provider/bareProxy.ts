// The cost of a proxy that does nothing else: the gateway's own library with nothing around it; it reads no response, checks no right and
// writes no log.
import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';

const app = Fastify();
await app.register(httpProxy, {
  upstream: process.env.PROVIDER_URL!,
  proxyPayloads: false,
  disableCache: true,
  undici: { connections: 128 },
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
