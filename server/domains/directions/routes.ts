import { z } from 'zod';
import type { Way } from '../../../contract/directions';
import { directionsApi } from '../../../contract/directions';
import { routes } from '../../http/routes';
import { limitLookups } from '../identity/rateLimit/rateLimits';

export const directionsRoutes = routes(directionsApi, ({ db, config: { ROUTING_URL } }) => ({
  async find({ query, actor, request }) {
    if (!ROUTING_URL) return null;
    await limitLookups(db, actor, 'directions');
    const from = { latitude: query.from_latitude, longitude: query.from_longitude };
    const to = { latitude: query.to_latitude, longitude: query.to_longitude };
    try {
      return await findWay(ROUTING_URL, from, to);
    } catch (err) {
      // a map without the route is still useful
      request.log.warn({ err }, 'no route from ROUTING_URL');
      return null;
    }
  },
}));

interface Point {
  latitude: number;
  longitude: number;
}

const TIMEOUT_MS = 5_000;

/** OSRM's response; `NoRoute` and `NoSegment` mean that no road leads there. */
const osrmResponse = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('Ok'),
    routes: z.tuple(
      [
        z.object({
          geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])).min(2) }),
          distance: z.number().min(0),
          duration: z.number().min(0),
        }),
      ],
      z.unknown(),
    ),
  }),
  z.object({ code: z.enum(['NoRoute', 'NoSegment']) }),
]);

/**
 * Queries a service with OSRM's API (version 1) for the fastest route by car.
 *
 * @param url of the service, with or without a path prefix
 * @returns the route, or null if no road connects the two points
 * @throws Error if the service is unreachable, does not respond in time, or sends an unexpected response
 */
async function findWay(url: string, from: Point, to: Point): Promise<Way | null> {
  const between = [from, to].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
  const target = new URL(`route/v1/driving/${between}`, url.endsWith('/') ? url : `${url}/`);
  target.search = String(new URLSearchParams({ overview: 'simplified', geometries: 'geojson', steps: 'false' }));
  const response = await fetch(target, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  const found = osrmResponse.parse(await response.json());
  if (found.code !== 'Ok') return null;
  const [{ geometry, distance, duration }] = found.routes;
  return {
    points: geometry.coordinates.map(([longitude, latitude]) => ({ latitude, longitude })),
    distance_m: Math.round(distance),
    duration_s: Math.round(duration),
  };
}
