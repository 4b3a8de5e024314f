import { control, type Map as LeafletMap, map, tileLayer } from 'leaflet';
import { readPageConfig } from '../../browser/pageConfig';
import { drawCoast } from './drawCoast';
import { drawGrid } from './drawGrid';
import { MapCanvas } from './MapCanvas';
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
