import { type LayerGroup, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import Supercluster from 'supercluster';
import type { MerchantPoint } from '../../../../contract/merchant/merchantRecord';
import { clusterIcon, dropIcon } from '../../../ui/map/dropIcon';

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
export function useMarkers(map: LeafletMap | null, options: MarkersOptions): void {
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
