import type { Map as LeafletMap } from 'leaflet';
import { DrawnLayer } from './DrawnLayer';

/** From this zoom on, a window shows less than a province and often no coast. */
const FROM_ZOOM = 8.5;
const WIDTHS_KM = [0.5, 1, 2, 5, 10, 25, 50] as const;
/** Minimum width of a square, in pixels. */
const LEAST_PX = 72;
const KM_PER_DEGREE = 111.32;

/**
 * Draws a grid of squares with a width in kilometres where the map is zoomed in too far for its coastlines, so that distances can be
 * counted and the map is never empty.
 *
 * @param onGrid receives the width of a square; null if none are drawn
 */
export function drawGrid(map: LeafletMap, element: HTMLElement, onGrid: (km: number | null) => void): void {
  new DrawnLayer(element, (context, { min, max }, colors) => {
    const km = widthAt(map);
    if (km === null) return;
    const { lat: north, lng: west } = map.layerPointToLatLng(min);
    const { lat: south, lng: east } = map.layerPointToLatLng(max);
    const up = km / KM_PER_DEGREE;
    // one width for the whole window: slanted lines would look like roads
    const across = up / Math.cos((map.getCenter().lat * Math.PI) / 180);
    context.beginPath();
    for (const lat of steps(south, north, up)) {
      const { y } = map.latLngToLayerPoint([lat, west]);
      context.moveTo(min.x, y);
      context.lineTo(max.x, y);
    }
    for (const lng of steps(west, east, across)) {
      const { x } = map.latLngToLayerPoint([north, lng]);
      context.moveTo(x, min.y);
      context.lineTo(x, max.y);
    }
    context.globalAlpha = 0.55;
    context.strokeStyle = colors.coast;
    context.stroke();
  }).addTo(map);
  const tell = () => onGrid(widthAt(map));
  tell();
  map.on('moveend', tell);
}

/** Returns the smallest width whose squares are large enough to count; null at a zoom where coasts give orientation. */
function widthAt(map: LeafletMap): number | null {
  if (map.getZoom() < FROM_ZOOM) return null;
  const { lat } = map.getCenter();
  const kmPerPixel = (40_075 * Math.cos((lat * Math.PI) / 180)) / (256 * 2 ** map.getZoom());
  return WIDTHS_KM.find(km => km / kmPerPixel >= LEAST_PX) ?? WIDTHS_KM[WIDTHS_KM.length - 1]!;
}

/** Returns the multiples of a step between two degrees, so that the grid stays in place as the map moves. */
const steps = (from: number, to: number, step: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
    (_, index) => (Math.ceil(from / step) + index) * step,
  );
