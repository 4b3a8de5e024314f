import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The distance and duration of every route. */
export const WAY = { metres: 4_212, seconds: 733 };

/**
 * Starts a stand-in for a routing service with OSRM's protocol: each route turns once, at a right angle.
 *
 * @returns its address; it ends with the process
 */
export async function startDirections(): Promise<string> {
  const service = createServer(({ url = '' }, response) => {
    const [from, to] = new URL(url, 'http://here').pathname
      .split('/')
      .at(-1)!
      .split(';')
      .map(point => point.split(',').map(Number));
    const [east, south] = [to?.[0], from?.[1]];
    const route = {
      geometry: { type: 'LineString', coordinates: [from, [east, south], to] },
      distance: WAY.metres,
      duration: WAY.seconds,
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 'Ok', routes: [route] }));
  });
  service.listen(0, '127.0.0.1').unref();
  await once(service, 'listening');
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
}
