import { type Map as LeafletMap, latLngBounds, layerGroup, marker, polyline } from 'leaflet';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import type { Order } from '../../../contract/order/orderRecord';
import { formatKilometres } from '../../i18n/numbers';
import { dropIcon } from '../../ui/map/dropIcon';
import { MapFrame } from '../../ui/map/MapFrame';
import './delivery.css';

const CLOSEST = 17;
const label = { permanent: true, className: 'order-place', opacity: 1 };

/** The merchant and the address on a map, with a straight line between them. */
export const DeliveryMap = ({ order: { latitude, longitude, distance_m, merchant } }: { order: Order }) => {
  const translate = useTranslate();
  const [from, to] = [
    translate('resources.monitoring-order.show.from'),
    translate('resources.monitoring-order.show.to'),
  ];
  const distance = formatKilometres(distance_m);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const { latitude: fromLatitude, longitude: fromLongitude } = merchant;
  const frame = useCallback(
    (on: LeafletMap) => {
      const bounds = latLngBounds([fromLatitude, fromLongitude], [latitude, longitude]);
      on.fitBounds(bounds.pad(0.4), { animate: false });
    },
    [fromLatitude, fromLongitude, latitude, longitude],
  );
  useEffect(() => {
    if (!map) return;
    const layer = layerGroup().addTo(map);
    // allows zooming in far enough to separate close places, even without tiles
    map.setMaxZoom(CLOSEST);
    const fixed = { interactive: false, keyboard: false };
    const accent = () => getComputedStyle(map.getContainer()).getPropertyValue('--app-accent').trim();
    const way = polyline(
      [
        [fromLatitude, fromLongitude],
        [latitude, longitude],
      ],
      { color: accent(), weight: 3, dashArray: '6 6', interactive: false },
    )
      .bindTooltip(distance, { ...label, direction: 'center' })
      .addTo(layer);
    const paint = () => way.setStyle({ color: accent() });
    map.on('mode', paint);
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
    frame(map);
    return () => {
      map.off('mode', paint);
      layer.remove();
    };
  }, [map, fromLatitude, fromLongitude, latitude, longitude, frame, from, to, distance]);
  return (
    <div className="order-map">
      <MapFrame
        label={translate('resources.monitoring-order.show.route', { distance })}
        onOpen={setMap}
        onWhole={frame}
      />
    </div>
  );
};
