import Fastify from 'fastify';
import { eventLoop } from '../../server/http/eventLoop';
import { endWhenStanding } from '../../server/startup/endWhenStanding';

/** A separate process: a bare server whose loop a request can hold, for `ms` or, in a pattern, for ever. */
async function main() {
  const app = Fastify({ logger: true });
  await app.register(eventLoop);
  app.get('/hold/:ms', async request => {
    const until = performance.now() + Number((request.params as { ms: string }).ms);
    while (performance.now() < until);
    return 'held';
  });
  app.get('/pattern/:id', async () => /(a+)+$/.test(`${'a'.repeat(60)}b`));
  await app.listen({ host: '127.0.0.1', port: 0 });
  endWhenStanding(app, Number(process.env.STANDSTILL_SECONDS));
}

void main();
