interface Point {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

const DEGREE_M = 111_195;
/** Roads are that much longer than the straight line. */
const DETOUR = 1.3;
const LEAST_M = 100;

/** About how many metres it is by road between two points of a town, to ten metres and at least a hundred: what deliveries are paid by. */
export function roadDistance(one: Point, other: Point): number {
  const north = other.latitude - one.latitude;
  const east = (other.longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.max(Math.round((Math.hypot(north, east) * DEGREE_M * DETOUR) / 10) * 10, LEAST_M);
}
