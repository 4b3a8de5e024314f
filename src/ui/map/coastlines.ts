import type { LatLngTuple } from 'leaflet';
import outline from './outline.json';

/** Steps per degree to which the outline is rounded. */
const STEPS = 500;

/** Decodes a ring, which the outline stores as `[x, y, dx, dy, dx, dy, …]` in steps of a degree. */
function ring(numbers: readonly number[]): LatLngTuple[] {
  const points: LatLngTuple[] = [];
  let x = 0;
  let y = 0;
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index]!;
    y += numbers[index + 1]!;
    points.push([y / STEPS, x / STEPS]);
  }
  return points;
}

/** Returns the coastlines of Indonesia and of the countries around it. */
export const coastlines = () => ({ own: outline.own.map(ring), others: outline.others.map(ring) });
