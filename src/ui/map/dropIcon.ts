import { type DivIcon, divIcon } from 'leaflet';
import type { MerchantStatus } from '../../../contract/merchant/merchant';
import './dropIcon.css';

/** Returns a place's icon, the product's drop in the colour of its status; `main` marks the place that the page is about. */
export const dropIcon = (status: MerchantStatus, main = false): DivIcon =>
  divIcon({
    className: `drop drop-${status}${main ? ' drop-main' : ''}`,
    html: '',
    iconSize: main ? [28, 28] : [20, 20],
    iconAnchor: main ? [14, 33] : [10, 24],
  });

/** Returns the icon of several places: a disc with their number. */
export function clusterIcon(count: number): DivIcon {
  const size = count < 10 ? 28 : count < 100 ? 36 : 44;
  const text = document.createElement('span');
  text.textContent = String(count);
  return divIcon({ className: 'cluster', html: text, iconSize: [size, size] });
}
