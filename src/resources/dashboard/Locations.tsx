import { useState } from 'react';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { Button } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { categoryColor } from '../../ui/list/cells/CategoryTag';
import { BarList } from './BarList';
import { Part } from './Part';
import { ordersPath } from './transactionsPath';
import { type DashboardChoices, useDashboardText } from './useDashboardQuery';
import './locations.css';

const ProvinceMap = lazyPart(() => import('./ProvinceMap').then(module => module.ProvinceMap));

/** Number of rows that fit beside the map. */
const SHOWN = 8;

/** Sales of each province, on a map and as bars, linked to its orders. */
export const Locations = ({ choices: { query } }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const [all, showAll] = useState(false);
  const result = useEndpointQuery(
    dashboardApi.locations,
    { query },
    { placeholderData: before => before, retry: false },
  );
  return (
    <Part title={t('locations')} result={result}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="part-note muted">{t('none')}</p>
        ) : (
          <div className="locations">
            <div className="locations-map">
              <ProvinceMap places={list} label={t('map')} color={query.category && categoryColor[query.category]} />
            </div>
            <div>
              <BarList
                rows={(all ? list : list.slice(0, SHOWN)).map(({ id, name, value, orders }) => ({
                  id,
                  name,
                  value,
                  ...(query.category && { color: categoryColor[query.category] }),
                  to: ordersPath(query, { province: id }),
                  toText: t('rows_of', { name, smart_count: orders.now }),
                }))}
              />
              {list.length > SHOWN && (
                <Button size="small" className="locations-more" onClick={() => showAll(!all)}>
                  {all ? t('fewer_places') : t('more_places', { count: list.length })}
                </Button>
              )}
            </div>
          </div>
        )
      }
    </Part>
  );
};
