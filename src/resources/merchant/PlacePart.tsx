import { useCreatePath, useRouterProvider, useTranslate } from 'ra-core';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatKilometres } from '../../i18n/numbers';
import { Facts } from '../../ui/Facts';
import { FormSection } from '../../ui/form/FormSection';
import { SideLayout } from '../../ui/SideLayout';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { PlaceMap } from './map/PlaceMap';
import './merchantParts.css';
import { Status } from '../../ui/status/Status';

/** Location of a merchant, and the nearest other ones. */
export const PlacePart = ({ merchant }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const { id, latitude, longitude } = merchant;
  const { data, error, refetch } = useEndpointQuery(merchantApi.nearby, {
    query: { latitude, longitude, exclude: id, limit: 10 },
  });
  const field = (name: string) => translate(`resources.merchant.fields.${name}`);
  const t = (key: string, args?: object) => translate(`resources.merchant.show.${key}`, args);
  const degrees = (value: number) => value.toFixed(5);
  return (
    <SideLayout
      side={
        <FormSection title={t('nearby')}>
          {error ? (
            <Failed heading="h3" title={t('nearby_failed')} error={error} onRetry={() => void refetch()} />
          ) : !data ? (
            <TableSkeleton rows={6} columns={1} />
          ) : (
            <ol className="merchant-rows merchant-wide">
              {data.list.map(({ id: near, name, distance_m, district, status }) => (
                <li key={near}>
                  <span>
                    <Link to={createPath({ resource: 'merchant', type: 'show', id: near })}>{name}</Link>
                    <small>{district}</small>
                    {status !== 'active' && <Status source="status" value={status} />}
                  </span>
                  <span className="merchant-distance">{formatKilometres(distance_m)}</span>
                </li>
              ))}
            </ol>
          )}
        </FormSection>
      }
    >
      <FormSection
        title={t('place')}
        aside={
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('open_map')}
          </a>
        }
      >
        <div className="merchant-wide">
          <PlaceMap merchant={merchant} others={data?.list ?? []} />
        </div>
        <Facts
          facts={[
            [field('address'), merchant.address],
            [field('area'), `${merchant.village}, ${merchant.district}, ${merchant.regency}, ${merchant.province}`],
            [field('latitude'), degrees(latitude)],
            [field('longitude'), degrees(longitude)],
          ]}
        />
      </FormSection>
    </SideLayout>
  );
};
