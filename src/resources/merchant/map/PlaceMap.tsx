import { type Map as LeafletMap, latLngBounds, layerGroup, marker } from 'leaflet';
import { useCreatePath, useNavigate, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Merchant, NearbyMerchant } from '../../../../contract/merchant/merchantRecord';
import { dropIcon } from '../../../ui/map/dropIcon';
import { MapFrame } from '../../../ui/map/MapFrame';
import './placeMap.css';

interface PlaceMapProps {
  merchant: Merchant;
  others: readonly NearbyMerchant[];
}

/** One merchant on the map, with its neighbours. */
export const PlaceMap = ({ merchant: { name, status, latitude, longitude }, others }: PlaceMapProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const open = useRef<(id: string) => void>(undefined);
  open.current = id => navigate(createPath({ resource: 'merchant', type: 'show', id }));
  const frame = useCallback(
    (on: LeafletMap) => {
      const places = [{ latitude, longitude }, ...others.slice(0, 4)];
      on.fitBounds(latLngBounds(places.map(place => [place.latitude, place.longitude])).pad(0.3), {
        maxZoom: 13,
        animate: false,
      });
    },
    [latitude, longitude, others],
  );
  useEffect(() => {
    if (!map) return;
    const layer = layerGroup().addTo(map);
    for (const other of others) {
      const placed = marker([other.latitude, other.longitude], {
        icon: dropIcon(other.status),
        title: other.name,
        alt: other.name,
      }).addTo(layer);
      placed.getElement()?.setAttribute('aria-label', other.name);
      placed.on('click', () => open.current?.(other.id));
      placed.on('keypress', event => {
        if ((event as unknown as { originalEvent: KeyboardEvent }).originalEvent.key === 'Enter')
          open.current?.(other.id);
      });
    }
    marker([latitude, longitude], {
      icon: dropIcon(status, true),
      interactive: false,
      keyboard: false,
      zIndexOffset: 1_000,
    }).addTo(layer);
    frame(map);
    return () => {
      layer.remove();
    };
  }, [map, others, latitude, longitude, status, frame]);
  return (
    <div className="place-map">
      <MapFrame label={`${translate('resources.merchant.show.place')}: ${name}`} onOpen={setMap} onWhole={frame} />
    </div>
  );
};
