import { z } from 'zod';
import type { Way } from '../../../contract/directions';

interface Point {
  latitude: number;
  longitude: number;
}

const TIMEOUT_MS = 5_000;

/** OSRM's response; `NoRoute` and `NoSegment` mean that no road leads there. */
const answer = z.discriminatedUnion('code', [
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
export async function findWay(url: string, from: Point, to: Point): Promise<Way | null> {
  const between = [from, to].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
  const target = new URL(`route/v1/driving/${between}`, url.endsWith('/') ? url : `${url}/`);
  target.search = String(new URLSearchParams({ overview: 'simplified', geometries: 'geojson', steps: 'false' }));
  const response = await fetch(target, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  const said = answer.parse(await response.json());
  if (said.code !== 'Ok') return null;
  const [{ geometry, distance, duration }] = said.routes;
  return {
    points: geometry.coordinates.map(([longitude, latitude]) => ({ latitude, longitude })),
    distance_m: Math.round(distance),
    duration_s: Math.round(duration),
  };
}
