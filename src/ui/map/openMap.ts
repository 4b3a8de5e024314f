import { canvas, control, type Map as LeafletMap, map, polygon, tileLayer } from 'leaflet';
import { readPageConfig } from '../../browser/pageConfig';
import { coastlines } from './coastlines';
import 'leaflet/dist/leaflet.css';
import './map.css';

/** From Sabang to Merauke. */
export const WHOLE_COUNTRY = [
  [-11, 95],
  [6, 141],
] as [[number, number], [number, number]];

/** The coastline alone shows nothing new any closer. */
const CLOSEST_WITHOUT_TILES = 12;
const CLOSEST = 18;

/**
 * Creates a map in an element: with the configured tiles, or the coastlines, which work offline. Its colours are
 * the theme's. Leaflet's English buttons are replaced by the page's own. Call `remove()` on it when done.
 */
export function openMap(element: HTMLElement): LeafletMap {
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
    renderer: canvas({ padding: 0.5 }),
    zoomAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }).fitBounds(WHOLE_COUNTRY);
  control.scale({ imperial: false }).addTo(opened);
  if (tiles) tileLayer(tiles, { maxZoom: CLOSEST }).addTo(opened);
  else drawCoast(opened, element);
  return opened;
}

function drawCoast(opened: LeafletMap, element: HTMLElement) {
  const color = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
  const { own, others } = coastlines();
  const plain = { interactive: false, smoothFactor: 0.6, fillOpacity: 1 };
  polygon(others, { ...plain, fillColor: color('--map-abroad'), color: color('--map-coast'), weight: 0.5 }).addTo(
    opened,
  );
  polygon(own, { ...plain, fillColor: color('--map-land'), color: color('--map-coast'), weight: 1 }).addTo(opened);
}

/** What must be said of where the map's picture comes from. */
export function mapSource(coast: string): string {
  const tiles = readPageConfig().map_tiles_url;
  return tiles ? `© ${new URL(tiles.replace('{s}.', '')).hostname.replace(/^tile\./, '')}` : coast;
}
