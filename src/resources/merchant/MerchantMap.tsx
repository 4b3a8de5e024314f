import { useListContext, useTranslate } from 'ra-core';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatNumber } from '../../i18n/numbers';
import { lazyPart } from '../../ui/lazyPart';
import { Failed } from '../../ui/states/Failed';
import './merchantMap.css';

const MapView = lazyPart(() => import('./map/MapView').then(module => module.MapView));

/** The filtered list on a map, whose code is loaded on first use. */
export const MerchantMap = () => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { data, error, refetch } = useEndpointQuery(
    merchantApi.points,
    { query: filterValues },
    { placeholderData: before => before },
  );
  const t = (key: string, args?: object) => translate(`resources.merchant.map.${key}`, args);
  if (error) return <Failed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <p className="map-waits">{t('loading')}</p>;
  return (
    <>
      {data.truncated && (
        <p className="map-note">
          {t('truncated', { shown: formatNumber(data.list.length), total: formatNumber(data.total) })}
        </p>
      )}
      {data.total === 0 && <p className="map-note">{t('none')}</p>}
      <MapView points={data.list} />
    </>
  );
};
