import { z } from 'zod';
import { endpoint } from './core/endpoint';

const latitude = z.coerce.number().min(-90).max(90).meta({ title: 'Lintang' });
const longitude = z.coerce.number().min(-180).max(180).meta({ title: 'Bujur' });

/** A route by road, from start to end. */
export const way = z.object({
  points: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  distance_m: z.int(),
  duration_s: z.int(),
});
export type Way = z.output<typeof way>;

/** Routes by road, for delivery maps (point 7, 'Monitoring orders'). */
export const directionsApi = {
  find: endpoint('GET /api/console/directions', {
    access: 'can_read_monitoring_order',
    summary:
      'Get the route by road between two points; null if no routing service is set (`ROUTING_URL`), if it does not respond, or if there is no road',
    query: z.object({
      from_latitude: latitude,
      from_longitude: longitude,
      to_latitude: latitude,
      to_longitude: longitude,
    }),
    response: way.nullable(),
  }),
};
