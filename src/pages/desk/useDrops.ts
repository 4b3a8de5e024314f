import { type LayerGroup, type Map as LeafletMap, layerGroup, type Marker, marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { DeskMerchant } from '../../../contract/desk/deskMerchant';
import { dropIcon } from '../../ui/map/dropIcon';

/** A merchant on the map: its appearance, and the marker. */
interface Drop {
  look: string;
  marker: Marker;
}

/** Shows merchants on a map, one of them chosen. Unchanged ones keep their marker, since every change of the cart brings a new response. */
export function useDrops(map: LeafletMap | null, merchants: readonly DeskMerchant[], chosen: string | undefined): void {
  const drawn = useRef<{ layer: LayerGroup; drops: Map<string, Drop> }>(undefined);
  useEffect(() => {
    if (!map) return;
    const layer = layerGroup().addTo(map);
    drawn.current = { layer, drops: new Map() };
    return () => {
      layer.remove();
      drawn.current = undefined;
    };
  }, [map]);
  useEffect(() => {
    if (!map || !drawn.current) return;
    const { layer, drops } = drawn.current;
    const gone = new Map(drops);
    for (const { id, status, name, latitude, longitude } of merchants) {
      const look = [status, id === chosen, name, latitude, longitude].join('|');
      if (drops.get(id)?.look === look) {
        gone.delete(id);
        continue;
      }
      const icon = dropIcon(status, id === chosen);
      const drop = marker([latitude, longitude], { icon, title: name, interactive: false, keyboard: false });
      drops.set(id, { look, marker: drop.addTo(layer) });
    }
    for (const [id, drop] of gone) {
      layer.removeLayer(drop.marker);
      if (drops.get(id) === drop) drops.delete(id);
    }
  }, [map, merchants, chosen]);
}
