import { useCreatePath, useRouterProvider, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { MerchantPoint } from '../../../../contract/merchant/merchantRecord';
import { formatNumber } from '../../../i18n/numbers';
import './mapView.css';
import './pointList.css';
import { Status } from '../../../ui/status/Status';

/** Beyond this number they are easier to find on the map. */
const MOST = 30;

/** The merchants in view as links: a text alternative to the map. */
export const PointList = ({ points }: { points: readonly MerchantPoint[] }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const id = useId();
  const t = (key: string, args?: object) => translate(`resources.merchant.${key}`, args);
  const rest = points.length - MOST;
  return (
    <section className="point-list" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('map.list')}</h2>
        <span>{formatNumber(points.length)}</span>
      </header>
      <ul>
        {points.slice(0, MOST).map(({ id: merchant, name, type_code, status }) => (
          <li key={merchant}>
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
