import { replaceEqualDeep } from '@tanstack/react-query';
import { DomEvent, divIcon, type Map as LeafletMap, latLngBounds, layerGroup, marker } from 'leaflet';
import { useTranslate } from 'ra-core';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { DeskMerchant } from '../../../contract/desk/deskMerchant';
import { dropIcon } from '../../ui/map/dropIcon';
import { MapFrame } from '../../ui/map/MapFrame';
import { WHOLE_COUNTRY } from '../../ui/map/openMap';
import './pointMap.css';

interface Point {
  latitude: number;
  longitude: number;
}

interface PointMapProps {
  point: Point | null;
  merchants: readonly DeskMerchant[];
  /** They are those of the point. */
  isSettled: boolean;
  chosen: string | undefined;
  onMove: (point: Point) => void;
}

const CLOSEST = 17;
/** Of a degree: about fifty metres, and ten times as far. */
const STEP = 0.0005;
const ARROWS: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** What is drawn of a merchant: what it asks for the cart changes with each item. */
const placeOf = ({ id, status, name, latitude, longitude }: DeskMerchant) => ({
  id,
  status,
  name,
  latitude,
  longitude,
});

/** The delivery point among the merchants that deliver there. It is moved by a click, by dragging, or by the arrow keys. */
export const PointMap = memo(({ point, merchants, isSettled, chosen, onMove }: PointMapProps) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.address.${key}`, args);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const latest = useRef({ point, merchants, onMove });
  latest.current = { point, merchants, onMove };
  const frame = useCallback((on: LeafletMap) => {
    const { point: here, merchants: near } = latest.current;
    on.setMaxZoom(CLOSEST);
    if (!here) return void on.fitBounds(WHOLE_COUNTRY, { animate: false });
    const bounds = latLngBounds([[here.latitude, here.longitude]]);
    for (const merchant of near.slice(0, 3)) bounds.extend([merchant.latitude, merchant.longitude]);
    on.fitBounds(bounds.pad(0.3), { maxZoom: 14, animate: false });
  }, []);

  const label = t('pin');
  const { latitude, longitude } = point ?? {};
  const refocus = useRef(false);
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const move = (to: Point) => latest.current.onMove({ latitude: round(to.latitude), longitude: round(to.longitude) });
    const pin = marker([latitude, longitude], { icon: pinIcon, draggable: true, title: label, zIndexOffset: 1_000 });
    pin.on('dragend', () => move({ latitude: pin.getLatLng().lat, longitude: pin.getLatLng().lng }));
    pin.addTo(map);
    const element = pin.getElement()!;
    element.setAttribute('aria-label', label);
    element.dataset.desk = 'pin';
    if (refocus.current) element.focus();
    refocus.current = false;
    DomEvent.on(element, 'keydown', event => {
      const { key, shiftKey } = event as KeyboardEvent;
      const arrow = ARROWS[key];
      if (!arrow) return;
      DomEvent.stop(event);
      refocus.current = true;
      const step = shiftKey ? STEP * 10 : STEP;
      move({ latitude: latitude + arrow[0] * step, longitude: longitude + arrow[1] * step });
    });
    return () => {
      pin.remove();
    };
  }, [map, latitude, longitude, label]);

  const drawn = useRef<readonly ReturnType<typeof placeOf>[]>([]);
  drawn.current = replaceEqualDeep(
    drawn.current,
    merchants.map(placeOf).sort((one, other) => one.id.localeCompare(other.id)),
  );
  const places = drawn.current;
  useEffect(() => {
    if (!map) return;
    const layer = layerGroup().addTo(map);
    for (const { id, status, name, ...at } of places)
      marker([at.latitude, at.longitude], {
        icon: dropIcon(status, id === chosen),
        title: name,
        interactive: false,
        keyboard: false,
      }).addTo(layer);
    return () => {
      layer.remove();
    };
  }, [map, places, chosen]);

  // a new area once its merchants are there; not each step of the point
  const area = point ? `${point.latitude.toFixed(1)} ${point.longitude.toFixed(1)}` : '';
  const framed = useRef('');
  useEffect(() => {
    if (!map || !isSettled || framed.current === area) return;
    framed.current = area;
    frame(map);
  }, [map, isSettled, area, frame]);
  useEffect(() => {
    if (!map) return;
    const click = ({ latlng }: { latlng: { lat: number; lng: number } }) =>
      latest.current.onMove({ latitude: round(latlng.lat), longitude: round(latlng.lng) });
    map.on('click', click);
    return () => {
      map.off('click', click);
    };
  }, [map]);

  return (
    <div className="point-map">
      <MapFrame label={t('map')} onOpen={setMap} onWhole={frame} />
      {point && <p className="desk-muted">{t('map_help')}</p>}
      <p className="sr-only" role="status">
        {point && t('moved', { ...point })}
      </p>
    </div>
  );
});

const pinIcon = divIcon({
  className: 'drop drop-active point-pin',
  html: '',
  iconSize: [30, 30],
  iconAnchor: [15, 36],
});
