// What a proxy costs that does nothing else: the gateway's own library with nothing around it; no answer is read, no right checked, no log.
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
