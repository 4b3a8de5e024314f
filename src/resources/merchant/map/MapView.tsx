import { type Map as LeafletMap, latLngBounds, type Popup, popup } from 'leaflet';
import { useListContext, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MerchantPoint } from '../../../../contract/merchant/merchantRecord';
import { MapFrame } from '../../../ui/map/MapFrame';
import { WHOLE_COUNTRY } from '../../../ui/map/openMap';
import { PointCard } from './PointCard';
import { PointList } from './PointList';
import { useMarkers } from './useMarkers';
import './mapView.css';

/** Last position of the map, restored when returning with the same filter. */
let left: { filter: string; center: [number, number]; zoom: number } | null = null;

/** Merchants on the map, with those in view as an accessible list. */
export const MapView = ({ points }: { points: readonly MerchantPoint[] }) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const filter = JSON.stringify(filterValues);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [inView, setInView] = useState<MerchantPoint[]>([]);
  const [picked, pick, slot] = usePopup(map);
  const t = (key: string, args?: object) => translate(`resources.merchant.${key}`, args);

  const frame = useCallback(
    (on: LeafletMap) => {
      const bounds = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
      on.fitBounds(bounds.isValid() ? bounds.pad(0.05) : WHOLE_COUNTRY, { maxZoom: 11, animate: false });
    },
    [points],
  );
  useEffect(() => {
    if (!map) return;
    if (left?.filter === filter) map.setView(left.center, left.zoom, { animate: false });
    else frame(map);
    const keep = () => {
      const { lat, lng } = map.getCenter();
      left = { filter, center: [lat, lng], zoom: map.getZoom() };
    };
    map.on('moveend', keep);
    return () => {
      map.off('moveend', keep);
    };
  }, [map, filter, frame]);

  useMarkers(map, {
    points,
    messages: {
      point: ({ name, status }) => `${name}, ${t(`choices.status.${status}`)}`,
      cluster: count => t('map.cluster', { count }),
    },
    onPick: pick,
    onView: setInView,
  });
  return (
    <div className="map-and-list">
      <MapFrame label={t('map.label')} onOpen={setMap} onWhole={frame}>
        {picked && slot && createPortal(<PointCard point={picked} />, slot)}
      </MapFrame>
      <PointList points={inView} />
    </div>
  );
};

/** The popup of a marker: positioned by Leaflet, rendered by React. */
function usePopup(map: LeafletMap | null) {
  const [picked, setPicked] = useState<MerchantPoint | null>(null);
  const slot = useRef<HTMLDivElement | null>(null);
  slot.current ??= document.createElement('div');
  const shown = useRef<Popup | null>(null);
  useEffect(() => {
    if (!map) return;
    const card = popup({ closeButton: false, offset: [0, -18], minWidth: 220, maxWidth: 280 }).setContent(
      slot.current!,
    );
    card.on('remove', () => setPicked(null));
    shown.current = card;
    return () => {
      card.remove();
    };
  }, [map]);
  useEffect(() => {
    if (!map || !picked) return;
    shown.current?.setLatLng([picked.latitude, picked.longitude]).openOn(map);
    slot.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [map, picked]);
  return [picked, setPicked, slot.current] as const;
}
