import { type SQL, sql } from 'drizzle-orm';

/** Converts a place to a point on the unit sphere, as in `globe` of `placeColumns`. */
export function pointOnGlobe(latitude: number, longitude: number): SQL {
  const [phi, lambda] = [latitude, longitude].map(degrees => (degrees * Math.PI) / 180) as [number, number];
  const at = [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
  return sql`cube(array[${sql.join(
    at.map(value => sql`${value}::double precision`),
    sql`, `,
  )}])`;
}
