import { type LayerGroup, type Map as LeafletMap, latLngBounds, layerGroup, marker, type Popup, popup } from 'leaflet';
import { useCreatePath, useListContext, useRouterProvider, useTranslate } from 'ra-core';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import Supercluster from 'supercluster';
import type { MerchantPoint } from '../../../../contract/merchant/merchantRecord';
import { formatNumber } from '../../../i18n/numbers';
import { Status } from '../../../ui/display/Status';
import { clusterIcon, dropIcon } from '../../../ui/map/dropIcon';
import { MapFrame } from '../../../ui/map/MapFrame';
import { WHOLE_COUNTRY } from '../../../ui/map/openMap';
import { StockLevelChip } from '../../merchantProduct/StockLevelChip';
import './mapView.css';
import './pointCard.css';
import './pointList.css';

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
    <div className="map-and-list stack">
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

/** Popup of a marker with a link to the merchant's page. */
const PointCard = ({ point: { id, name, number, type_code, status, stock_level } }: { point: MerchantPoint }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  return (
    <div className="point-card stack">
      <b>{name}</b>
      <span className="muted">
        {translate(`resources.merchant.choices.type_code.${type_code}`)} · {number}
      </span>
      <span className="point-chips muted">
        <Status source="status" value={status} />
        <StockLevelChip level={stock_level} />
      </span>
      <Link to={createPath({ resource: 'merchant', type: 'show', id })}>
        {translate('resources.merchant.map.open')}
      </Link>
    </div>
  );
};

/** Beyond this number they are easier to find on the map. */
const MOST = 30;

/** The merchants in view as links: a text alternative to the map. */
const PointList = ({ points }: { points: readonly MerchantPoint[] }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const id = useId();
  const t = (key: string, args?: object) => translate(`resources.merchant.${key}`, args);
  const rest = points.length - MOST;
  return (
    <section className="point-list card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('map.list')}</h2>
        <span>{formatNumber(points.length)}</span>
      </header>
      <ul>
        {points.slice(0, MOST).map(({ id: merchant, name, type_code, status }) => (
          <li className="row between" key={merchant}>
            <span>
              <Link to={createPath({ resource: 'merchant', type: 'show', id: merchant })}>{name}</Link>
              <small>{t(`choices.type_code.${type_code}`)}</small>
            </span>
            {status !== 'active' && <Status source="status" value={status} />}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{t('map.list_more', { count: formatNumber(rest) })}</p>}
    </section>
  );
};

interface Words {
  point: (point: MerchantPoint) => string;
  cluster: (count: number) => string;
}

interface MarkersOptions {
  points: readonly MerchantPoint[];
  messages: Words;
  onPick: (point: MerchantPoint) => void;
  /** Called with the merchants in view when the map has moved. */
  onView: (inView: MerchantPoint[]) => void;
}

/** Puts merchants on a map, clustering close ones. All are reachable by Tab and opened by Enter. */
function useMarkers(map: LeafletMap | null, options: MarkersOptions): void {
  const { points } = options;
  const latest = useRef(options);
  latest.current = options;
  const clusters = useMemo(
    () =>
      new Supercluster<MerchantPoint>({ radius: 52, maxZoom: (map?.getMaxZoom() ?? 12) - 1 }).load(
        points.map(point => ({
          type: 'Feature',
          properties: point,
          geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
        })),
      ),
    [points, map],
  );

  useEffect(() => {
    if (!map) return;
    const layer = layerGroup().addTo(map);
    const draw = () => {
      drawClusters(map, layer, clusters, latest.current);
      const bounds = map.getBounds();
      latest.current.onView(points.filter(({ latitude, longitude }) => bounds.contains([latitude, longitude])));
    };
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
      layer.remove();
    };
  }, [map, clusters, points]);
}

function drawClusters(
  map: LeafletMap,
  layer: LayerGroup,
  clusters: Supercluster<MerchantPoint>,
  { messages, onPick }: MarkersOptions,
) {
  layer.clearLayers();
  const bounds = map.getBounds().pad(0.1);
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as [
    number,
    number,
    number,
    number,
  ];
  for (const { geometry, properties } of clusters.getClusters(box, Math.round(map.getZoom()))) {
    const [longitude, latitude] = geometry.coordinates as [number, number];
    const many = 'cluster' in properties;
    const icon = many ? clusterIcon(properties.point_count) : dropIcon(properties.status);
    const label = many ? messages.cluster(properties.point_count) : messages.point(properties);
    const act = () =>
      many
        ? map.setView(
            [latitude, longitude],
            Math.min(clusters.getClusterExpansionZoom(properties.cluster_id), map.getMaxZoom()),
          )
        : onPick(properties);
    const placed = marker([latitude, longitude], { icon, title: label }).addTo(layer);
    placed.getElement()?.setAttribute('aria-label', label);
    placed.on('click', act);
    placed.on('keypress', event => {
      if ((event as unknown as { originalEvent: KeyboardEvent }).originalEvent.key === 'Enter') act();
    });
  }
}
