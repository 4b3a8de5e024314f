import { Bounds, Canvas, CRS, control, type Map as LeafletMap, latLng, map, tileLayer } from 'leaflet';
import { readPageConfig } from '../../browser/pageConfig';
import { coastlines } from './coastlines';
import { DrawnLayer } from './DrawnLayer';
import 'leaflet/dist/leaflet.css';
import './map.css';

/** From Sabang to Merauke. */
export const WHOLE_COUNTRY = [
  [-11, 95],
  [6, 141],
] as [[number, number], [number, number]];

/** Any closer, users would expect streets, which the coastlines lack. */
const CLOSEST_WITHOUT_TILES = 14;
const CLOSEST = 18;

/**
 * Creates a map in an element: with the configured tiles, or with coastlines, which work offline, and close up a distance grid, whose
 * width in kilometres `onGrid` receives (null: none). `frame` sets the initial view. The colours follow the theme. The page's own buttons
 * replace Leaflet's English ones. Call `remove()` on the map when done.
 */
export function openMap(
  element: HTMLElement,
  onGrid: (km: number | null) => void,
  frame: (map: LeafletMap) => void,
): LeafletMap {
  const tiles = readPageConfig().map_tiles_url;
  const opened = map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 3,
    zoomSnap: tiles ? 1 : 0.25,
    maxZoom: tiles ? CLOSEST : CLOSEST_WITHOUT_TILES,
    maxBounds: [
      [-25, 75],
      [25, 160],
    ],
    renderer: new MapCanvas({ padding: 0.5 }),
    zoomAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }).fitBounds(WHOLE_COUNTRY);
  // set the view before adding layers: every view change redraws all coastlines
  frame(opened);
  control.scale({ imperial: false }).addTo(opened);
  if (tiles) tileLayer(tiles, { maxZoom: CLOSEST }).addTo(opened);
  else {
    drawCoast(opened, element);
    drawGrid(opened, element, onGrid);
  }
  fireOnMode(opened);
  return opened;
}

/** Fires `mode` on the map when the page's colours change, since a canvas keeps the colours it was drawn in. */
function fireOnMode(opened: LeafletMap) {
  const fire = () => opened.fire('mode');
  const chosen = new MutationObserver(fire);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', fire);
  opened.on('unload', () => {
    chosen.disconnect();
    system.removeEventListener('change', fire);
  });
}

/** Returns the attribution that the map must show. */
export function mapSource(coast: string): string {
  const tiles = readPageConfig().map_tiles_url;
  return tiles ? `© ${new URL(tiles.replace('{s}.', '')).hostname.replace(/^tile\./, '')}` : coast;
}

/**
 * A canvas that can be removed at any time. If Leaflet 1.9 draws before a frame that it has requested, it forgets that frame instead of
 * cancelling it, and throws if the canvas is gone when the frame runs.
 */
export class MapCanvas extends Canvas {
  declare protected _ctx: CanvasRenderingContext2D | undefined;

  protected _redraw(): void {
    // @ts-expect-error Leaflet's types omit this protected method
    if (this._ctx) super._redraw();
  }
}

/** A closed line in pixels of zoom 0, relative to {@link MIDDLE}. */
interface Ring {
  path: Path2D;
  box: Bounds;
}

const { EPSG3857: crs } = CRS;
/** Origin near the coasts: canvas coordinates have limited precision, which the distance from the world's corner would use up. */
const MIDDLE = crs.latLngToPoint(latLng(-2.5, 118), 0);

function ringOf(points: ReturnType<typeof coastlines>['own'][number]): Ring {
  const path = new Path2D();
  const box = new Bounds([]);
  for (const place of points) {
    const at = crs.latLngToPoint(latLng(place), 0).subtract(MIDDLE);
    path.lineTo(at.x, at.y);
    box.extend(at);
  }
  path.closePath();
  return { path, box };
}

/** Shared by all maps of the page, so that the coasts are projected only once. */
let rings: { own: Ring[]; others: Ring[] } | undefined;

/** Draws the coastlines of Indonesia and of the countries around it, in the colours of an element. */
function drawCoast(map: LeafletMap, element: HTMLElement): void {
  const { own, others } = coastlines();
  rings ??= { own: own.map(ringOf), others: others.map(ringOf) };
  const { own: land, others: abroad } = rings;
  new DrawnLayer(element, (context, view, colors) => {
    const scale = map.getZoomScale(map.getZoom(), 0);
    const origin = map.getPixelOrigin().subtract(MIDDLE.multiplyBy(scale));
    const seen = new Bounds(view.min.add(origin).divideBy(scale), view.max.add(origin).divideBy(scale));
    const onCanvas = new DOMMatrix([scale, 0, 0, scale, -origin.x, -origin.y]);
    context.lineJoin = 'round';
    context.strokeStyle = colors.coast;
    const draw = (shapes: readonly Ring[], color: string, weight: number) => {
      const shape = new Path2D();
      for (const { path, box } of shapes) if (seen.intersects(box)) shape.addPath(path, onCanvas);
      context.fillStyle = color;
      context.fill(shape, 'evenodd');
      context.lineWidth = weight;
      context.stroke(shape);
    };
    draw(abroad, colors.abroad, 0.5);
    draw(land, colors.land, 1);
  }).addTo(map);
}

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
function drawGrid(map: LeafletMap, element: HTMLElement, onGrid: (km: number | null) => void): void {
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
