import { type LatLngTuple, type Map as LeafletMap, latLngBounds, layerGroup, marker, polyline } from 'leaflet';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { directionsApi, type Way } from '../../../contract/directions';
import { readPageConfig } from '../../browser/pageConfig';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatKilometres, formatNumber } from '../../i18n/numbers';
import { dropIcon } from '../../ui/map/dropIcon';
import { MapFrame } from '../../ui/map/MapFrame';
import './delivery.css';

const CLOSEST = 17;
const label = { permanent: true, className: 'order-place', opacity: 1 };

interface Place {
  latitude: number;
  longitude: number;
}

interface DeliveryMapProps {
  /** The merchant. */
  from: Place;
  /** The address. */
  to: Place;
  /** Null if it is unknown. */
  distance_m: number | null;
}

/** The merchant and the address on a map, with the route between them: by road if the server can provide it, else a straight line. */
export const DeliveryMap = ({ from: merchant, to: address, distance_m }: DeliveryMapProps) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.show.${key}`, args);
  const { latitude, longitude } = address;
  const [from, to] = [t('from'), t('to')];
  const way = useWay(merchant, address);
  const distance = formatKilometres(way?.distance_m ?? distance_m);
  const tooltip = way
    ? t('by_road', { distance, minutes: formatNumber(Math.max(1, Math.round(way.duration_s / 60))) })
    : distance;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { latitude: fromLatitude, longitude: fromLongitude } = merchant;
  const points = useMemo<LatLngTuple[]>(
    () => [
      [fromLatitude, fromLongitude],
      ...(way?.points ?? []).map((bend): LatLngTuple => [bend.latitude, bend.longitude]),
      [latitude, longitude],
    ],
    [fromLatitude, fromLongitude, latitude, longitude, way],
  );
  const frame = useCallback(
    (on: LeafletMap) => {
      on.fitBounds(latLngBounds(points).pad(0.4), { animate: false });
    },
    [points],
  );
  useEffect(() => {
    if (!map) return;
    // allow zooming in far enough to separate close places, even without tiles
    map.setMaxZoom(CLOSEST);
    const layer = layerGroup().addTo(map);
    const fixed = { interactive: false, keyboard: false };
    const places = [
      [fromLatitude, fromLongitude, from, fromLongitude <= longitude],
      [latitude, longitude, to, longitude < fromLongitude],
    ] as const;
    for (const [north, east, name, west] of places)
      marker([north, east], { ...fixed, icon: dropIcon('active', true) })
        .bindTooltip(name, {
          ...label,
          direction: west ? 'left' : 'right',
          offset: [west ? -16 : 16, -20],
        })
        .addTo(layer);
    return () => void layer.remove();
  }, [map, fromLatitude, fromLongitude, latitude, longitude, from, to]);
  useEffect(() => {
    if (!map) return;
    const accent = () => getComputedStyle(map.getContainer()).getPropertyValue('--app-accent').trim();
    const look = way ? { weight: 4 } : { weight: 3, dashArray: '6 6' };
    const line = polyline(points, { ...look, color: accent(), interactive: false })
      .bindTooltip(tooltip, { ...label, direction: 'center' })
      .addTo(map);
    const paint = () => line.setStyle({ color: accent() });
    map.on('mode', paint);
    frame(map);
    return () => {
      map.off('mode', paint);
      line.remove();
    };
  }, [map, points, way, tooltip, frame]);
  return (
    <div className="order-map">
      <MapFrame label={t('route', { distance })} onOpen={setMap} onWhole={frame} />
    </div>
  );
};

/** The route by road from the merchant to the customer; undefined until it has loaded, or if there is none. */
function useWay(from: Place, to: Place): Way | undefined {
  const query = {
    from_latitude: from.latitude,
    from_longitude: from.longitude,
    to_latitude: to.latitude,
    to_longitude: to.longitude,
  };
  const { data } = useEndpointQuery(
    directionsApi.find,
    { query },
    { enabled: readPageConfig().has_directions === true, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  return data ?? undefined;
}
