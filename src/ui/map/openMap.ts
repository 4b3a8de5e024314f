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

/** Beyond it a street would be wanted, which the coastlines do not have. */
const CLOSEST_WITHOUT_TILES = 14;
const CLOSEST = 18;

/**
 * Creates a map in an element: with the configured tiles, or the coastlines, which work offline, and near by a grid of distances, whose
 * width in kilometres `onGrid` is told (null: none). `frame` chooses what it shows at first. Its colours are the theme's. Leaflet's English buttons are replaced by the page's own. Call `remove()` on it when done.
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
  // before there is anything to draw: each view draws all coasts
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

/** What is drawn on a canvas keeps its colours: the map fires `mode` when those of the page have changed. */
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

/** What must be said of where the map's picture comes from. */
export function mapSource(coast: string): string {
  const tiles = readPageConfig().map_tiles_url;
  return tiles ? `© ${new URL(tiles.replace('{s}.', '')).hostname.replace(/^tile\./, '')}` : coast;
}
