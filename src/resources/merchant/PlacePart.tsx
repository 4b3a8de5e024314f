import { type Map as LeafletMap, latLngBounds, layerGroup, marker } from 'leaflet';
import { useCreatePath, useNavigate, useRouterProvider, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import type { Merchant, NearbyMerchant } from '../../../contract/merchant/merchantRecord';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatKilometres } from '../../i18n/numbers';
import { Facts } from '../../ui/display/Facts';
import { Status } from '../../ui/display/Status';
import { FormSection } from '../../ui/form/FormSection';
import { dropIcon } from '../../ui/map/dropIcon';
import { MapFrame } from '../../ui/map/MapFrame';
import { SideLayout } from '../../ui/record/SideLayout';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import './merchantParts.css';
import './placeMap.css';

/** Location of a merchant, and the nearest other ones. */
export const PlacePart = ({ merchant }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const { id, latitude, longitude } = merchant;
  const isPlaced = latitude !== null && longitude !== null;
  const { data, error, refetch } = useEndpointQuery(
    merchantApi.nearby,
    { query: { latitude: latitude ?? 0, longitude: longitude ?? 0, exclude: id, limit: 10 } },
    { enabled: isPlaced },
  );
  const field = (name: string) => translate(`resources.merchant.fields.${name}`);
  const t = (key: string, args?: object) => translate(`resources.merchant.show.${key}`, args);
  const degrees = (value: number | null) => value?.toFixed(5);
  return (
    <SideLayout
      side={
        isPlaced && (
          <FormSection title={t('nearby')}>
            {error ? (
              <Failed heading="h3" title={t('nearby_failed')} error={error} onRetry={() => void refetch()} />
            ) : !data ? (
              <TableSkeleton rows={6} columns={1} />
            ) : (
              <ol className="merchant-rows merchant-wide">
                {data.list.map(({ id: near, name, distance_m, district, status }) => (
                  <li className="row gap-12 between" key={near}>
                    <span>
                      <Link to={createPath({ resource: 'merchant', type: 'show', id: near })}>{name}</Link>
                      <small>{district}</small>
                      {status !== 'active' && <Status source="status" value={status} />}
                    </span>
                    <span className="merchant-distance figures">{formatKilometres(distance_m)}</span>
                  </li>
                ))}
              </ol>
            )}
          </FormSection>
        )
      }
    >
      <FormSection
        title={t('place')}
        aside={
          isPlaced && (
            <a
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('open_map')}
            </a>
          )
        }
      >
        {isPlaced && (
          <div className="merchant-wide">
            <PlaceMap merchant={{ ...merchant, latitude, longitude }} others={data?.list ?? []} />
          </div>
        )}
        <Facts
          facts={[
            [field('address'), merchant.address],
            [
              field('area'),
              [merchant.village, merchant.district, merchant.regency, merchant.province].filter(Boolean).join(', '),
            ],
            [field('latitude'), degrees(latitude)],
            [field('longitude'), degrees(longitude)],
          ]}
        />
      </FormSection>
    </SideLayout>
  );
};

interface PlaceMapProps {
  merchant: Pick<Merchant, 'name' | 'status'> & { latitude: number; longitude: number };
  others: readonly NearbyMerchant[];
}

/** One merchant on the map, with its neighbours. */
const PlaceMap = ({ merchant: { name, status, latitude, longitude }, others }: PlaceMapProps) => {
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
