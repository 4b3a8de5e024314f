import { type LayerGroup, type Map as LeafletMap, latLngBounds, layerGroup, type Marker, marker } from 'leaflet';
import { useTranslate } from 'ra-core';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { DeskMerchant } from '../../../contract/desk/deskMerchant';
import { dropIcon } from '../../ui/map/dropIcon';
import { MapFrame } from '../../ui/map/MapFrame';
import { WHOLE_COUNTRY } from '../../ui/map/openMap';
import { type Point, usePin } from './usePin';
import './pointMap.css';

interface PointMapProps {
  point: Point | null;
  merchants: readonly DeskMerchant[];
  /** Whether the merchants are those of the point. */
  isSettled: boolean;
  chosen: string | undefined;
  onMove: (point: Point) => void;
}

const CLOSEST = 17;
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The delivery point among the merchants that deliver there. Moved by a click, by dragging, or with the arrow keys. */
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
  const move = useCallback(
    ({ latitude, longitude }: Point) =>
      latest.current.onMove({ latitude: round(latitude), longitude: round(longitude) }),
    [],
  );

  // frame a new area once its merchants have loaded, not on every step of the point
  const area = point ? `${point.latitude.toFixed(1)} ${point.longitude.toFixed(1)}` : '';
  const framed = useRef('');
  useEffect(() => {
    if (!map || !isSettled || framed.current === area) return;
    framed.current = area;
    frame(map);
  }, [map, isSettled, area, frame]);
  usePin(map, { point, label: t('pin'), onMove: move });
  useDrops(map, merchants, chosen);
  useEffect(() => {
    if (!map) return;
    const click = ({ latlng }: { latlng: { lat: number; lng: number } }) =>
      move({ latitude: latlng.lat, longitude: latlng.lng });
    map.on('click', click);
    return () => {
      map.off('click', click);
    };
  }, [map, move]);

  return (
    <div className="point-map stack">
      <MapFrame label={t('map')} onOpen={setMap} onWhole={frame} />
      {point && <p className="desk-note muted">{t('map_help')}</p>}
      <p className="sr-only" role="status">
        {point && t('moved', { latitude: String(point.latitude), longitude: String(point.longitude) })}
      </p>
    </div>
  );
});

/** A merchant on the map: its appearance, and the marker. */
interface Drop {
  look: string;
  marker: Marker;
}

/** Shows merchants on a map, one of them chosen. Unchanged ones keep their marker, since every change of the cart brings a new response. */
function useDrops(map: LeafletMap | null, merchants: readonly DeskMerchant[], chosen: string | undefined): void {
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
