import { z } from 'zod';
import type { Way } from '../../../contract/directions';

interface Point {
  latitude: number;
  longitude: number;
}

const TIMEOUT_MS = 5_000;

/** OSRM's answer, of which `NoRoute` and `NoSegment` say that no road leads there. */
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
 * Asks a service that speaks OSRM's protocol (version 1) for the quickest way by car.
 *
 * @param url of the service, with or without a path before its own
 * @returns null where no road leads from one to the other
 * @throws Error where the service is away, does not answer in time, or answers something else
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
