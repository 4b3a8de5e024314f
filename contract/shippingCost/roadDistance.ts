interface Point {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

const DEGREE_M = 111_195;
/** Ratio of road distance to straight-line distance. */
const DETOUR = 1.3;
const LEAST_M = 100;

/** Estimates the road distance between two points of a town, in metres rounded to tens and at least 100. Delivery fees depend on it. */
export function roadDistance(one: Point, other: Point): number {
  const north = other.latitude - one.latitude;
  const east = (other.longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.max(Math.round((Math.hypot(north, east) * DEGREE_M * DETOUR) / 10) * 10, LEAST_M);
}
