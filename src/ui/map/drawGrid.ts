import type { Map as LeafletMap } from 'leaflet';
import { DrawnLayer } from './DrawnLayer';

/** From here on a window shows less than a province, and often no coast. */
const FROM_ZOOM = 8.5;
const WIDTHS_KM = [0.5, 1, 2, 5, 10, 25, 50] as const;
/** Pixels of a square at least. */
const LEAST_PX = 72;
const KM_PER_DEGREE = 111.32;

/**
 * Draws squares of so and so many kilometres where the map is too near for its coastlines: what lies between two points can be counted,
 * and the map is never empty.
 *
 * @param onGrid is told the width of a square; null where none are drawn
 */
export function drawGrid(map: LeafletMap, element: HTMLElement, onGrid: (km: number | null) => void): void {
  new DrawnLayer(element, (context, { min, max }, colors) => {
    const km = widthAt(map);
    if (km === null) return;
    const { lat: north, lng: west } = map.layerPointToLatLng(min);
    const { lat: south, lng: east } = map.layerPointToLatLng(max);
    const up = km / KM_PER_DEGREE;
    // one width for the whole window: lines that lean would be read as roads
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

/** The least width whose squares are large enough to be counted; null where there are coasts to go by. */
function widthAt(map: LeafletMap): number | null {
  if (map.getZoom() < FROM_ZOOM) return null;
  const { lat } = map.getCenter();
  const kmPerPixel = (40_075 * Math.cos((lat * Math.PI) / 180)) / (256 * 2 ** map.getZoom());
  return WIDTHS_KM.find(km => km / kmPerPixel >= LEAST_PX) ?? WIDTHS_KM[WIDTHS_KM.length - 1]!;
}

/** Multiples of a step between two degrees: the grid stays where it is as the map is moved. */
const steps = (from: number, to: number, step: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
    (_, index) => (Math.ceil(from / step) + index) * step,
  );
